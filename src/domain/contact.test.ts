import { poleValues } from '../testing/domainFixtures';
import { contactRules, maskedEmail } from './contact';
import { errorsByField, RULE_MESSAGES as M } from './ruleMessages';

function faults(email: string): [string, string][] {
  const messages = errorsByField(contactRules({ ...poleValues(), email }));
  return Object.entries(messages).map(([name, { id }]) => [name, id]);
}

test.each([
  [' a@b.pl ', true],
  ['imie.nazwisko+kod@poczta.uczelnia.example', true],
  ['żółw@łąka.example', true],
  ['a@b', false],
  ['a b@c.pl', false],
  ['a@b@c.pl', false],
  ['@b.pl', false],
  ['a@b.', false],
  ['a@b..pl', false],
  ["o'neil@b.pl", true],
  ['jan+x@b.pl', true],
  ['почта@пример.рф', true],
  ['a-b@b-c.pl', true],
  ['a@1.pl', true],
  ['.a@b.pl', false],
  ['a.@b.pl', false],
  ['a..b@b.pl', false],
  ['a@-b.pl', false],
  ['a@b-.pl', false],
  ['a@b.-pl', false],
  ['a@b.123', false],
  ['a@127.0.0.1', false],
  ['a@[127.0.0.1]', false],
  ['a@b.٣', false],
  ['<a@b.pl>', false],
  ['a@b.pl, c@d.pl', false],
])('[5.1.4] the e-mail address %s is valid: %s', (email, fine) => {
  expect(faults(email)).toEqual(fine ? [] : [['email', M.wrongEmail]]);
});

test.each([
  ['  ', M.email],
  [`a@${'b'.repeat(320)}.pl`, M.tooLong],
])('the message for the e-mail address "%s"', (email, message) => {
  expect(faults(email)).toEqual([['email', message]]);
});

test.each([
  ['+48', '000000000', M.phoneOfZeros],
  ['+49', '0000000', M.phoneOfZeros],
])('[5.1.5] the message for the phone number %s %s', (numerKierunkowy, telefon, message) => {
  const values = { ...poleValues(), numerKierunkowy, telefon };
  expect(errorsByField(contactRules(values))).toEqual({ telefon: { id: message } });
});

test.each([
  ['+48', ' ', { id: M.phone }],
  ['+354', '', { id: M.phone }],
  ['+999', '12345', { id: M.wrongPhone }],
  ['+48', 'abc', { id: M.wrongPhone }],
  ['+48', '600 100 20', { id: M.phoneLength, values: { prefiks: '+48', liczba: '9' } }],
  ['+354', '611 12', { id: M.phoneLength, values: { prefiks: '+354', liczba: '7, 9' } }],
  ['+48', '600 100 200 3', { id: M.phoneLength, values: { prefiks: '+48', liczba: '9' } }],
  ['+48', '380671234567', { id: M.phoneLength, values: { prefiks: '+48', liczba: '9' } }],
  ['+7', '916 123 45 6', { id: M.phoneLength, values: { prefiks: '+7', liczba: '10' } }],
  ['+380', '67 123 45 6', { id: M.phoneLength, values: { prefiks: '+380', liczba: '9' } }],
  ['+36', '20 123 45678', { id: M.phoneLength, values: { prefiks: '+36', liczba: '8, 9' } }],
  ['+39', '347 123 4567 890', { id: M.phoneLength, values: { prefiks: '+39', liczba: '7–12' } }],
  ['+48', '+7 916 123 45 6', { id: M.phoneLength, values: { prefiks: '+7', liczba: '10' } }],
  ['+1242', '100 20 3', { id: M.phoneLength, values: { prefiks: '+1', liczba: '10' } }],
  ['+48', '600 100 200 ext. 12', { id: M.wrongPhone }],
  ['+999', '6001002003004', { id: M.wrongPhone }],
  ['+48', '+999 600 100 200', { id: M.wrongPhone }],
  ['+48', '+0 600 100 200', { id: M.wrongPhone }],
  ['+48', '012 345 678', { id: M.phoneFromZero }],
  ['+48', '067 123 45 67', { id: M.phoneFromZero }],
  ['+48', '0170 1234567', { id: M.phoneFromZero }],
  ['+48', '+48 012 345 678', { id: M.phoneFromZero }],
  ['+380', '012 345 678', { id: M.phoneFromZero }],
  ['+48', '0xx22 621 02 03', { id: M.wrongPhone }],
])('the phone number %s %s is impossible', (numerKierunkowy, telefon, message) => {
  const values = { ...poleValues(), numerKierunkowy, telefon };
  expect(errorsByField(contactRules(values))).toEqual({ telefon: message });
});

test.each([
  ['kasia@gmail.com', 'k•••@g•••.com'],
  ['k@o2.pl', 'k•••@o•••.pl'],
  ['😀.jan+x@poczta.przykład.com.pl', '😀•••@p•••.pl'],
])('%s is shown as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
