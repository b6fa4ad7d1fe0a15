import { poleValues } from '../testing/domainFixtures';
import { contactRules } from './contact';
import { RULE_MESSAGES as M, ruleMessages } from './ruleMessages';

function faults(email: string): [string, string][] {
  const messages = ruleMessages(contactRules({ ...poleValues(), email }));
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
  ['<a@b.pl>', false],
  ['a@b.pl, c@d.pl', false],
])('the e-mail address %s is valid: %s', (email, fine) => {
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
])('the message for the phone number %s %s', (numerKierunkowy, telefon, message) => {
  const values = { ...poleValues(), numerKierunkowy, telefon };
  expect(ruleMessages(contactRules(values))).toEqual({ telefon: { id: message } });
});
