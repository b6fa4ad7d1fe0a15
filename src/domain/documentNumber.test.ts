import * as fc from 'fast-check';
import { runs } from '../testing/runs';
import { comparableDocumentNumber } from './documentNumber';

test.each([
  ['ＡＢ１２３４５６', 'AB123456'],
  ['AB\u00a0123\u2011456\u200b', 'AB123456'],
  ['ав123456', 'AB123456'],
  ['ΑΒ123456', 'AB123456'],
  ['A\u3164B\u115f1\u00ad2\u206b3456', 'AB123456'],
  ['ÁB123456', 'AB123456'],
  ['СМ Х', 'CMX'],
  ['ІЇ', 'II'],
  ['Ж12', 'Ж12'],
  ['\u3164\u2800', ''],
])('%s is normalised to %s', (typed, compared) => {
  expect(comparableDocumentNumber(typed)).toBe(compared);
});

test('numbers that differ in a Latin letter or a digit stay different', () => {
  const number = fc.stringMatching(/^[A-Z0-9]{1,20}$/);
  fc.assert(
    fc.property(number, (one) => comparableDocumentNumber(one) === one),
    runs(),
  );
});

test('normalising twice changes nothing', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(text, (typed) => {
      const compared = comparableDocumentNumber(typed);
      expect(comparableDocumentNumber(compared)).toBe(compared);
    }),
    runs(2000),
  );
});

test('case, spaces, hyphens and invisible characters are ignored', () => {
  const number = fc.stringMatching(/^[A-Z0-9]{1,20}$/);
  const nothing = fc.constantFrom(
    '',
    ' ',
    '-',
    '\u2013',
    '\u00a0',
    '/',
    '\u200d',
    '\u3164',
    '\ufeff',
  );
  fc.assert(
    fc.property(number, fc.array(nothing, { maxLength: 20 }), fc.boolean(), (one, gaps, lower) => {
      const typed = Array.from(one, (letter, at) => letter + (gaps[at] ?? '')).join('');
      expect(comparableDocumentNumber(lower ? typed.toLowerCase() : typed)).toBe(one);
    }),
    runs(),
  );
});

test('digits of every script equal the Latin ones', () => {
  const all = Array.from({ length: 0x1_1000 * 2 }, (_, code) => code).filter((code) =>
    /^\p{Nd}$/u.test(String.fromCodePoint(code)),
  );
  const compared = all.map((code) => comparableDocumentNumber(String.fromCodePoint(code)));
  expect(all.length % 10).toBe(0);
  expect(compared).toEqual(all.map((_, at) => String(at % 10)));
});
