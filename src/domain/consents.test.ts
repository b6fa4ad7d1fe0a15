import { CONSENTS } from '../testing/domainFixtures';
import { consentLink, consentMark, consentRules, uniqueConsents } from './consents';
import { errorsByField } from './ruleMessages';

test.each([
  'https://uczelnia.example/warunki',
  'http://uczelnia.example',
  'HTTPS://uczelnia.example/a?b=c#d',
])('[2.5.15] %s is a link', (text) => {
  expect(consentLink(`  ${text}\n`)).toBe(text);
});

test.each([
  '',
  'Warunki: https://uczelnia.example',
  'https://uczelnia.example https://uczelnia.example',
  '<a href="https://uczelnia.example">warunki</a>',
  'https://uczelnia.example<b>',
  'javascript:alert(1)',
  'https://',
  'https:///x',
  'ftp://uczelnia.example',
])('"%s" is text', (text) => {
  expect(consentLink(text)).toBeNull();
});

test('[5.2.4] every consent is required', () => {
  const message = { id: 'podsumowanie.regulamin.walidacja.pojedynczy' };
  const [id1 = '', idb = ''] = CONSENTS.map(consentMark);
  const check = (ticked: Record<string, string>) => errorsByField(consentRules(ticked, CONSENTS));
  expect(check({})).toEqual({ 'zgody.id1': message, 'zgody.idb': message });
  expect(check({ id1, idb: '' })).toEqual({ 'zgody.idb': message });
  expect(check({ id1, idb: id1 })).toEqual({ 'zgody.idb': message });
  expect(check({ id1, idb })).toEqual({});
});

test('a duplicate consent is asked for once', () => {
  expect(uniqueConsents([...CONSENTS, ...CONSENTS])).toEqual(CONSENTS);
});

test.each([{ tytul: 'Inny' }, { trescWarunkow: '<p>Inna treść</p>' }])(
  'a tick does not stand for another text: %j',
  (changed) => {
    const [consent] = CONSENTS;
    if (consent === undefined) throw new Error('There is no consent.');
    expect(consentMark({ ...consent })).toBe(consentMark(consent));
    expect(consentMark({ ...consent, ...changed })).not.toBe(consentMark(consent));
  },
);
