import { checkPesel, peselDigits } from './pesel';

const TODAY = '2025-09-01';

test.each([
  ['44051401359', '1944-05-14', 'Mężczyzna'],
  ['04222945684', '2004-02-29', 'Kobieta'],
  ['00222900047', '2000-02-29', 'Kobieta'],
  ['06310900074', '2006-11-09', 'Mężczyzna'],
  ['03251700000', '2003-05-17', 'Kobieta'],
  ['00010100121', '1900-01-01', 'Kobieta'],
  ['99923100137', '1899-12-31', 'Mężczyzna'],
  ['22222222222', '2022-02-22', 'Kobieta'],
])('%s is valid', (text, birthDate, sex) => {
  expect(checkPesel(text, TODAY)).toEqual({ valid: true, birthDate, sex });
});

test.each([
  ['44051401358', 'checksum'],
  ['87061302072', 'checksum'],
  ['03251700011', 'checksum'],
  ['00022912343', 'date'],
  ['01222900013', 'date'],
  ['05213200126', 'date'],
  ['99130100120', 'date'],
  ['01001500124', 'date'],
  ['00000000000', 'date'],
  ['44444444444', 'date'],
  ['55558888888', 'date'],
  ['00422800053', 'future'],
  ['99723199991', 'future'],
  ['', 'incomplete'],
  ['4405140135', 'incomplete'],
  ['440514013590', 'malformed'],
  ['4405140135a', 'malformed'],
  ['44051401359*', 'malformed'],
  ['٤٤٠٥١٤٠١٣٥٩', 'malformed'],
  ['４４０５１４０１３５９', 'malformed'],
])('"%s" is invalid: %s', (text, reason) => {
  expect(checkPesel(text, TODAY)).toEqual({ valid: false, reason });
});

test('a birth date is valid on the day itself', () => {
  expect(checkPesel('22222222222', '2022-02-22').valid).toBe(true);
  expect(checkPesel('22222222222', '2022-02-21')).toEqual({ valid: false, reason: 'future' });
});

test.each([
  '440514 01359',
  ' 44051401359\n',
  '440514-01359',
  '440514–01359',
  '44 05 14 013 59',
  '\u202a44051401359\u202c',
])('spaces, dashes and invisible characters in "%s" are ignored', (text) => {
  expect(peselDigits(text)).toBe('44051401359');
  expect(checkPesel(text, TODAY).valid).toBe(true);
});

test('other characters stay, and make the number invalid', () => {
  expect(peselDigits('4405x14')).toBe('4405x14');
});

test('every single wrong digit is detected', () => {
  const valid = '44051401359';
  for (let place = 0; place < valid.length; place += 1) {
    for (let digit = 0; digit <= 9; digit += 1) {
      const changed = valid.slice(0, place) + String(digit) + valid.slice(place + 1);
      expect(checkPesel(changed, TODAY).valid).toBe(changed === valid);
    }
  }
});

/** Adds the checksum to ten digits. */
function completed(ten: string): string | undefined {
  const numbers = Array.from({ length: 10 }, (_, last) => `${ten}${last}`);
  return numbers.find((number) => checkPesel(number, '2299-12-31').valid);
}

test.each([
  [1800, 80],
  [1900, 0],
  [2000, 20],
  [2100, 40],
  [2200, 60],
])('every month of the years from %s is %s and the month', (century, added) => {
  for (let month = 1; month <= 12; month += 1) {
    const number = completed(`07${String(month + added).padStart(2, '0')}280005`) ?? '';
    const birthDate = `${century + 7}-${String(month).padStart(2, '0')}-28`;
    expect(checkPesel(number, '2299-12-31')).toMatchObject({ valid: true, birthDate });
  }
});

test.each([13, 19, 20, 33, 40, 53, 60, 73, 80, 93, 99])('there is no month %s', (month) => {
  expect(completed(`07${month}280005`)).toBeUndefined();
});
