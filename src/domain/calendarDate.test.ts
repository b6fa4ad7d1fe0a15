import { calendarDate, formatDate, normaliseDate, parseDate } from './calendarDate';

test.each([
  ['14/05/1944', '1944-05-14'],
  ['29/02/2004', '2004-02-29'],
  ['29/02/2000', '2000-02-29'],
  ['31/12/1899', '1899-12-31'],
  ['30/04/2020', '2020-04-30'],
  [' 01/02/2003 ', '2003-02-01'],
  ['1/2/2003', '2003-02-01'],
  ['01.02.2003', '2003-02-01'],
  ['01-02-2003', '2003-02-01'],
  ['2003-02-01', '2003-02-01'],
  ['2003/2/1', '2003-02-01'],
  ['1. 2. 2003', '2003-02-01'],
  ['01 02 2003', '2003-02-01'],
  ['01/02.2003', '2003-02-01'],
  ['01022003', '2003-02-01'],
])('"%s" is %s', (text, date) => {
  expect(parseDate(text)).toBe(date);
  expect(normaliseDate(text)).toBe(formatDate(date));
});

test.each([
  '',
  '29/02/2003',
  '29/02/1900',
  '31/04/2020',
  '31/06/2020',
  '31/09/2020',
  '31/11/2020',
  '32/01/2020',
  '00/01/2020',
  '01/00/2020',
  '01/13/2020',
  '2020-02-30',
  '01/01/20',
  '01/01/20200',
  '31042020',
  '010120200',
  '1012020',
  '2020-02',
  '01/01',
  '1/1/2020x',
  '٠١/٠١/٢٠٢٠',
])('"%s" is not a date', (text) => {
  expect(parseDate(text)).toBeNull();
  expect(normaliseDate(text)).toBeNull();
});

test('every day of a leap year and of a common year survives the round trip', () => {
  let days = 0;
  for (const year of [1900, 2000, 2003, 2004]) {
    for (let month = 0; month <= 13; month += 1) {
      for (let day = 0; day <= 32; day += 1) {
        const date = calendarDate(year, month, day);
        if (date === null) continue;
        days += 1;
        expect(parseDate(formatDate(date))).toBe(date);
      }
    }
  }
  expect(days).toBe(365 + 366 + 365 + 366);
});

test('a date is formatted as dd/MM/yyyy, anything else is unchanged', () => {
  expect(formatDate('2004-05-07')).toBe('07/05/2004');
  expect(formatDate('soon')).toBe('soon');
});
