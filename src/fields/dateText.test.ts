import { readDate } from '../testing/readDate';
import { typedDate } from './dateText';

function typing(text: string, start = ''): string {
  return Array.from(text).reduce((held, key) => typedDate(held + key, held, readDate), start);
}

it.each([
  ['29022004', '29/02/2004'],
  ['29/02/2004', '29/02/2004'],
  ['29.02.2004', '29/02/2004'],
  ['1.2.2004', '01/02/2004'],
  ['1/2/2004', '01/02/2004'],
  ['1 2 2004', '01/02/2004'],
  ['1-2-2004', '01/02/2004'],
  ['1,2,2004', '01/02/2004'],
  ['1. 2. 2004', '01/02/2004'],
  ['01022004', '01/02/2004'],
  ['1/12/2004', '01/12/2004'],
  ['9/9/2004', '09/09/2004'],
  ['992004', '09/09/2004'],
  ['3192004', '31/09/2004'],
  ['1922004', '19/02/2004'],
  ['4', '04/'],
  ['3', '3'],
  ['31', '31/'],
  ['311', '31/1'],
  ['3112', '31/12/'],
  ['2902', '29/02/'],
  ['290220045', '29/02/2004'],
  ['20022004', '20/02/2004'],
  ['20.2.2004', '20/02/2004'],
  ['20', '20'],
  ['2004', '2004'],
  ['20022', '20/02/2'],
  ['2004-02-29', '29/02/2004'],
  ['2004.02.29', '29/02/2004'],
  ['2004-2-29', '2004-2-29'],
])('makes of the keys %s the date %s', (keys, date) => {
  expect(typing(keys)).toBe(date);
});

it('does not put back a slash that is deleted', () => {
  expect(typedDate('29', '29/', readDate)).toBe('29');
  expect(typing('0', '29')).toBe('29/0');
});

it('leaves a correction in the middle alone', () => {
  expect(typedDate('2/02/2004', '29/02/2004', readDate)).toBe('2/02/2004');
  expect(typedDate('28/02/2004', '2/02/2004', readDate)).toBe('28/02/2004');
  expect(typedDate('29/012/2004', '29/02/2004', readDate)).toBe('29/012/2004');
});

it('leaves a day that is typed again at the front to the person', () => {
  expect(typedDate('1/05/2004', '/05/2004', readDate)).toBe('1/05/2004');
  expect(typedDate('13/05/2004', '1/05/2004', readDate)).toBe('13/05/2004');
});

it('takes a whole date that is pasted over another', () => {
  expect(typedDate('2004-02-29', '', readDate)).toBe('29/02/2004');
  expect(typedDate('1,2,2004', '', readDate)).toBe('01/02/2004');
  expect(typedDate('29.02.2004 ', '28/02/2004', readDate)).toBe('29/02/2004');
});

it('drops what cannot stand in a date', () => {
  expect(typedDate('29x', '29', readDate)).toBe('29');
});
