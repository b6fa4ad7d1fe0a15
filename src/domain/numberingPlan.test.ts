import fc from 'fast-check';
import { Metadata } from 'libphonenumber-js/core';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
} from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/max/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { runs } from '../testing/runs';
import { hasTrunkZero, MIN_DIGITS, nationalNumber, possibleLengths } from './numberingPlan';
import { hasPossibleLength, phoneNumber } from './phone';

/** Describes what the types of the library leave out. */
interface Plan {
  nationalPrefix: () => string | undefined;
  type: (name: string) => { possibleLengths: () => number[] } | undefined;
}

function planOf(country: CountryCode): Plan {
  const plans = new Metadata(metadata);
  plans.selectNumberingPlan(country);
  return plans.numberingPlan as unknown as Plan;
}

/** The library's example of a mobile number of each country that the specified minimum admits. */
const NUMBERS = getCountries().flatMap((country) => {
  const number = getExampleNumber(country, examples);
  return number !== undefined && number.number.length > MIN_DIGITS
    ? [[country, number] as const]
    : [];
});

test.each(NUMBERS)(
  'in %s the example of the library stays, however it is typed',
  (country, number) => {
    const { number: sent, countryCallingCode: code, nationalNumber: digits } = number;
    const prefix = `+${code}`;
    const typed = [digits, `${code}${digits}`, `${prefix} ${digits}`, `00${code} ${digits}`];
    const national = number.formatNational();
    expect([country, ...[...typed, national].map((text) => phoneNumber(prefix, text))]).toEqual([
      country,
      ...[...typed, national].map(() => sent),
    ]);
  },
);

test.each(NUMBERS)('in %s the trunk code of the library is taken off', (country, number) => {
  const trunk = planOf(country).nationalPrefix() || '';
  const prefix = `+${number.countryCallingCode}`;
  const typed = trunk + number.nationalNumber;
  expect(phoneNumber(prefix, typed)).toBe(number.number);
});

const TYPES = ['FIXED_LINE', 'MOBILE', 'VOIP', 'PERSONAL_NUMBER'] as const;

function lengthsIn(country: CountryCode): number[] {
  const plan = planOf(country);
  return TYPES.flatMap((type) => plan.type(type)?.possibleLengths() ?? []);
}

test('the possible lengths are those of all countries of the code', () => {
  const codes = new Set(getCountries().map((country) => getCountryCallingCode(country)));
  for (const code of codes) {
    const countries = getCountries().filter((country) => getCountryCallingCode(country) === code);
    const least = code === '48' ? MIN_DIGITS : MIN_DIGITS - code.length;
    const lengths = new Set(countries.flatMap(lengthsIn).filter((length) => length >= least));
    expect([code, ...possibleLengths(`+${code}`)]).toEqual([
      code,
      ...[...lengths].sort((one, other) => one - other),
    ]);
    for (let length = MIN_DIGITS - code.length; length <= 16 && lengths.size > 0; length += 1) {
      const possible = hasPossibleLength(`+${code}${'2'.repeat(length)}`);
      expect([code, length, possible]).toEqual([code, length, lengths.has(length)]);
    }
  }
  expect(codes.size).toBe(206);
});

test('a number starts with zero only where the library has such numbers', () => {
  const codes = new Set(getCountries().map((country) => getCountryCallingCode(country)));
  const kept = [...codes].filter((code) => !hasTrunkZero(`+${code}0`)).sort();
  // Italy with San Marino, and African and Tajik numbers.
  expect(kept).toEqual(['225', '226', '227', '229', '241', '242', '378', '39', '992']);
});

test('an area after the code counts', () => {
  expect(possibleLengths('+1242')).toEqual([7]);
});

test('a number that is read again stays', () => {
  const prefixes = [
    ...new Set(getCountries().map((country) => `+${getCountryCallingCode(country)}`)),
  ];
  const digits = fc.stringMatching(/^[01]?\d{5,14}$/);
  fc.assert(
    fc.property(fc.constantFrom(...prefixes), digits, fc.boolean(), (prefix, text, own) => {
      const read = nationalNumber(prefix, own ? prefix.slice(1) + text : text);
      expect(nationalNumber(prefix, read)).toBe(read);
    }),
    runs(2000),
  );
});
