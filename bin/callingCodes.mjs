/*
 * `node bin/callingCodes.mjs` writes the numbering plans of all countries from libphonenumber-js; with `--check` it only
 * compares the file with them.
 */
import metadata from 'libphonenumber-js/max/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { readFileSync, writeFileSync } from 'node:fs';

/** The positions of libphonenumber-js's compact metadata that the table needs. */
const [PATTERN, LENGTHS, TRUNK, TRUNK_PARSING, TRUNK_MOVED, TYPES] = [2, 3, 5, 7, 8, 11];

/** The lines of a person among the types: fixed, mobile, personal number and internet telephony. */
const PERSONAL = [0, 1, 4, 8];
const MOBILE = 1;

/**
 * Trunk codes which a country has given up and people still write: Mexico in 2019, the heirs of the Soviet plan one
 * after another. The metadata drops them at once.
 */
const FORMER_TRUNKS = {
  AM: '8',
  AZ: '8',
  GE: '8',
  KG: '8',
  MD: '8',
  MX: '0(?:1|4[45])|1',
  TJ: '8',
  UA: '80?',
  UZ: '8',
};

/** The metadata lists all areas before the 15 of Argentine mobile numbers; their lengths tell as much. */
const SHORTENED = { AR: '0?(?:(11|[23]\\d\\d\\d??)15)?' };

/** "8"; "" for a country without one. */
const trunkOf = (country) => country[TRUNK] || '';

const ascending = (numbers) => [...new Set(numbers)].sort((a, b) => a - b);

function lengthsOf(country) {
  const types = PERSONAL.map((type) => country[TYPES]?.[type]).filter((type) => type?.[0]);
  return types.flatMap(([, lengths]) => lengths ?? country[LENGTHS]);
}

/** Whether a person's number may begin with 0 where 0 is no trunk code: tries every beginning of four digits. */
function keepsZero(country) {
  if (trunkOf(country).startsWith('0')) return false;
  const matches = (pattern, number) => new RegExp(`^(?:${pattern})$`).test(number);
  const others = country[TYPES].filter((type, at) => type && !PERSONAL.includes(at));
  const beginnings = Array.from({ length: 1000 }, (_, rest) => `0${String(rest).padStart(3, '0')}`);
  const numbers = lengthsOf(country).flatMap((length) =>
    beginnings.map((start) => start.padEnd(length, '5')),
  );
  return numbers.some(
    (number) =>
      matches(country[PATTERN], number) && !others.some(([pattern]) => matches(pattern, number)),
  );
}

/** Some of the numbers of a pattern: each possible beginning of four digits, with three endings. */
function someNumbers(pattern, lengths) {
  const whole = new RegExp(`^(?:${pattern})$`);
  const beginnings = Array.from({ length: 10_000 }, (_, start) => String(start).padStart(4, '0'));
  return lengths
    .flatMap((length) =>
      beginnings.flatMap((start) => ['0', '2', '5'].map((rest) => start.padEnd(length, rest))),
    )
    .filter((number) => whole.test(number));
}

/**
 * A pattern of mobile numbers: their first digits and lengths ("[1]\d{9,10}") if that tells the library's examples from
 * the same with the calling code in front, else the exact one.
 */
function mobilePattern(code, names) {
  const types = names.map((name) => {
    const country = metadata.countries[name];
    const [pattern, lengths = country[LENGTHS]] = country[TYPES][MOBILE];
    return { pattern, lengths, example: examples[name] };
  });
  const numbers = types.flatMap(({ pattern, lengths }) => someNumbers(pattern, lengths));
  const first = [...new Set(numbers.map(([digit]) => digit))].sort().join('');
  const long = types.flatMap(({ lengths }) => lengths);
  const short = `[${first}]\\d{${Math.min(...long) - 1},${Math.max(...long) - 1}}`;
  return types.some(({ example }) => new RegExp(`^${short}$`).test(code + example))
    ? types.map(({ pattern }) => pattern).join('|')
    : short;
}

/** What is dialled before a number inside the country, without the choice of a carrier. */
function trunkPattern(name, country) {
  const parsing = SHORTENED[name] ?? country[TRUNK_PARSING];
  const isCarrier = parsing && parsing.includes('(') && !country[TRUNK_MOVED];
  return parsing && !isCarrier ? parsing : trunkOf(country);
}

/**
 * The numbering plan of a calling code: the union of its countries, with the trunk code of the first, which is the
 * largest. Defaults are left out; the pattern is there only where lengths cannot tell a number with its own code, or
 * its trunk code, from one without.
 */
function plan(code) {
  const names = metadata.country_calling_codes[code];
  const countries = names.map((name) => metadata.countries[name]);
  const [main] = countries;
  const lengths = ascending(countries.flatMap(lengthsOf));
  const known = [trunkPattern(names[0], main), FORMER_TRUNKS[names[0]]].filter(Boolean);
  const hasZero = new RegExp(`^(?:${known.join('|')})$`).test('0');
  const trunk = [...known, ...(hasZero || countries.some(keepsZero) ? [] : ['0'])].join('|');
  const moved = main[TRUNK_MOVED];
  const cut = [code, trunkOf(main)].filter((each) => each !== '' && !each.startsWith('0'));
  const isAmbiguous = cut.some((each) =>
    lengths.some((long) => lengths.includes(long + each.length)),
  );
  return {
    lengths,
    ...(trunk !== '0' && { trunk }),
    ...(moved && { moved }),
    ...(isAmbiguous && { mobile: mobilePattern(code, names) }),
  };
}

const rows = Object.keys(metadata.country_calling_codes).map(
  (code) => `  ${JSON.stringify(code)}: ${JSON.stringify(plan(code))}`,
);
const FILE = new URL('../src/domain/callingCodes.json', import.meta.url);
const wanted = `{\n${rows.join(',\n')}\n}\n`;
if (!process.argv.includes('--check')) writeFileSync(FILE, wanted);
else if (readFileSync(FILE, 'utf8') !== wanted) {
  console.error('src/domain/callingCodes.json differs: run "node bin/callingCodes.mjs".');
  process.exitCode = 1;
}
