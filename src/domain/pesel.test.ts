import fc from 'fast-check';
import { runs } from '../testing/runs';
import { peselDigits, readPesel } from './pesel';

const TODAY = '2025-09-01';

test.each([
  ['44051401359', '1944-05-14', 'Mężczyzna'],
  ['04222945684', '2004-02-29', 'Kobieta'],
])('[5.1.21] %s is valid', (text, birthDate, sex) => {
  expect(readPesel(text, TODAY)).toEqual({ birthDate, sex });
});

test.each([
  // The checksum is wrong.
  '44051401358',
  // The date does not exist.
  '00000000000',
  // The date is to come.
  '00422800053',
  '99723199991',
  '',
  '4405140135',
  '440514013590',
  '4405140135a',
])('[5.1.19, 5.1.20, 5.1.22] "%s" is no PESEL', (text) => {
  expect(readPesel(text, TODAY)).toBeNull();
});

test('a birth date is valid on the day itself', () => {
  expect(readPesel('22222222222', '2022-02-22')?.birthDate).toBe('2022-02-22');
  expect(readPesel('22222222222', '2022-02-21')).toBeNull();
});

test.each([
  ' 44051401359\n',
  '440514–01359',
  '44.05.14/01359',
  '\u202a44051401359\u202c',
  '٤٤٠٥١٤٠١٣٥٩',
  '۴۴۰۵۱۴۰۱۳۵۹',
  '४४०५१४०१३५९',
  '４４０５１４０１３５９',
])('spaces, dashes and invisible characters in "%s" are ignored', (text) => {
  expect(peselDigits(text)).toBe('44051401359');
  expect(readPesel(text, TODAY)?.birthDate).toBe('1944-05-14');
});

test('other characters stay, and make the number invalid', () => {
  expect(peselDigits('4405x14')).toBe('4405x14');
});

const digits = fc.integer({ min: 0, max: 99 });

/** Ten digits with their checksum. */
function completed(ten: string): string {
  const sum = Array.from(ten, (digit, index) => Number(digit) * Number('1379137913'[index]));
  return `${ten}${(10 - (sum.reduce((total, one) => total + one) % 10)) % 10}`;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
const numbers = fc
  .tuple(digits, digits, digits, digits, digits)
  .map((parts) => completed(parts.map(twoDigits).join('')));

test('[4.4.21, 5.1.22] the century comes from the month, and the day exists in the calendar', () => {
  for (const year of [0, 1, 4, 99]) {
    for (let month = 0; month < 100; month += 1) {
      for (let day = 0; day < 40; day += 1) {
        const number = completed([year, month, day, 5, 7].map(twoDigits).join(''));
        const century = [1900, 2000, 2100, 2200, 1800][Math.floor(month / 20)] ?? 0;
        const text = `${century + year}-${twoDigits(month % 20)}-${twoDigits(day)}`;
        const time = new Date(`${text}T00:00:00Z`);
        const exists = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
        const found = readPesel(number, '2299-12-31');
        expect(found?.birthDate).toBe(exists ? text : undefined);
      }
    }
  }
});

test('[5.1.21] every wrong digit is detected', () => {
  fc.assert(
    fc.property(numbers, fc.nat(10), fc.integer({ min: 1, max: 9 }), (number, place, more) => {
      const digit = (Number(number[place]) + more) % 10;
      const changed = `${number.slice(0, place)}${digit}${number.slice(place + 1)}`;
      expect(readPesel(changed, TODAY)).toBeNull();
    }),
    runs(),
  );
});
