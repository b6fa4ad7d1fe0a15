import { plainText } from './plainText';
import { RULE_MESSAGES } from './ruleMessages';
import {
  confirmableMinLength,
  endsWithAsterisk,
  MAX_LENGTHS,
  maxLength,
  minLength,
  required,
} from './textRules';

const ID = 'some.message';

test.each([
  ['', true],
  ['\t\n\u00a0', true],
  ['\u200d\u3164\u2800', true],
  ['a', false],
])('[9.2.4] required("%s") has a message: %s', (text, wrong) => {
  expect(required(text, ID)).toEqual(wrong ? { id: ID } : null);
});

test.each([
  ['', true],
  ['Bo', true],
  ['  Bo  ', true],
  ['😀😀', true],
  ['A\u200d\u3164\u2800', true],
  ['Ewa', false],
  ['A B', false],
])('[9.2.4] minLength("%s") has a message: %s', (text, wrong) => {
  expect(minLength(text, ID)).toEqual(wrong ? { id: ID } : null);
});

test.each([
  ['', false, { id: ID }],
  ['\u3164', true, { id: ID }],
  ['', true, { id: ID }],
  ['Bo', false, { id: ID, confirmable: true }],
  ['Bo', true, null],
  ['Ewa', false, null],
])('"%s", confirmed: %s', (text, confirmed, message) => {
  expect(confirmableMinLength(text, ID, confirmed)).toEqual(message);
});

test('a short name is as short with its marks typed apart', () => {
  expect(confirmableMinLength('Vo\u0303', ID, false)).toEqual({ id: ID, confirmable: true });
});

test('every rule rejects a text that is too long', () => {
  const long = 'ą'.repeat(MAX_LENGTHS.text + 1);
  const tooLong = { id: RULE_MESSAGES.tooLong };
  expect(required(long, ID)).toEqual(tooLong);
  expect(minLength(long, ID)).toEqual(tooLong);
  expect(confirmableMinLength(long, ID, true)).toEqual(tooLong);
  expect(maxLength(long, MAX_LENGTHS.text)).toEqual(tooLong);
  expect(maxLength('\u200d'.repeat(MAX_LENGTHS.text + 1), MAX_LENGTHS.text)).toEqual(tooLong);
  expect(maxLength(`${long.slice(1)}   `, MAX_LENGTHS.text)).toBeNull();
});

test.each([
  ['Ulica*', true],
  ['Ulica* ', true],
  ['*', true],
  ['U*lica', false],
  ['', false],
])('"%s" ends with an asterisk: %s', (text, ends) => {
  expect(endsWithAsterisk(text)).toBe(ends);
});

test.each([
  [' a  b ', 'a  b'],
  ['a\nb\u0000', 'a b'],
  ['a\ud800b', 'a b'],
  ['a😀b', 'a😀b'],
  ['\u202aTest\u202c\ufeff', 'Test'],
  ['\u200b\u00ad', ''],
  ['\u0645\u06cc\u200c\u0645', '\u0645\u06cc\u200c\u0645'],
  ['Łódź', 'Łódź'],
  ['Vo\u0303', 'V\u00f5'],
])('the plain text of %j is %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
