import { CONTEXT, foreignAddress, poleValues, polishAddress } from '../testing/domainFixtures';
import type { EnrolmentValues } from './enrolmentValues';
import { RULE_MESSAGES as M } from './ruleMessages';
import { validate } from './validate';

const pole = (over: Partial<EnrolmentValues>) => ({ ...poleValues(), ...over });

test.each([
  ['imie', 'imie'],
  ['nazwisko', 'nazwisko'],
  ['miejsceUrodzenia', 'miejsceUrodzenia'],
] as const)('[5.1.1] a short %s may be confirmed, an empty one not', (field, key) => {
  const message = (value: string, confirmed: boolean) =>
    validate(pole({ [field]: value, potwierdzone: { [key]: confirmed } }), CONTEXT)[field];
  expect(message('Bo', false)).toMatchObject({ confirmable: true });
  expect(message('Bo', true)).toBeUndefined();
  expect(message('', true)).toBeDefined();
});

const NONE = { confirmable: true };

test.each([
  ['Suharto', '', false, [undefined, { id: M.surname, ...NONE }]],
  ['Suharto', '', true, [undefined, undefined]],
  ['', 'Suharto', false, [{ id: M.firstName, ...NONE }, undefined]],
  ['', 'Suharto', true, [undefined, undefined]],
  ['Suharto', '-', false, [undefined, { id: M.noLetter, ...NONE }]],
  ['Suharto', '-', true, [undefined, undefined]],
  ['', '', true, [{ id: M.firstName }, { id: M.surname }]],
  ['Suharto', 'Ng', true, [undefined, { id: M.shortSurname, ...NONE }]],
])('the names "%s" and "%s", one name: %s → %j', (imie, nazwisko, jednoImie, faults) => {
  const found = validate(pole({ imie, nazwisko, jednoImie }), CONTEXT);
  expect([found['imie'], found['nazwisko']]).toEqual(faults);
});

test.each(['adres', 'miejscowosc'] as const)(
  '[5.1.6] a short %s is confirmed for one address only',
  (field) => {
    const short = { ...foreignAddress(), [field]: 'Au' };
    const values = pole({
      adres: short,
      adresKorespondencyjnyJakZamieszkania: false,
      adresKontaktowy: short,
      potwierdzone: { [`adres_${field}`]: true },
    });
    expect(validate(values, CONTEXT)).toEqual({
      [`adresKontaktowy.${field}`]: { id: expect.any(String) as string, confirmable: true },
    });
  },
);

test.each(['pesel', 'email', 'telefon'] as const)('a short %s cannot be confirmed', (field) => {
  const values = pole({ [field]: '12', potwierdzone: { [field]: true } });
  expect(validate(values, CONTEXT)[field]).not.toHaveProperty('confirmable');
});

test('a confirmation does not allow an asterisk', () => {
  const values = {
    ...pole({ adres: { ...polishAddress(), adres: 'A*' } }),
    potwierdzone: { adres_adres: true },
  };
  expect(validate(values, CONTEXT)).toEqual({ 'adres.adres': { id: M.asterisk } });
});
