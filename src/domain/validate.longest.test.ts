import {
  CONTEXT,
  foreignAddress,
  passportValues,
  poleValues,
  polishAddress,
  TYPED,
} from '../testing/domainFixtures';
import { answerKey, type EnrolmentValues } from './enrolmentValues';
import { RULE_MESSAGES as M } from './ruleMessages';
import { validate } from './validate';

function faults(values: EnrolmentValues): [string, string][] {
  return Object.entries(validate(values, CONTEXT)).map(([name, { id }]) => [name, id]);
}

test('[9.2.4] every field rejects a text that is too long', () => {
  const long = 'ą'.repeat(201);
  const address = { miejscowosc: long, adres: long, numerDomu: long };
  const values = {
    ...passportValues(),
    imie: long,
    imie2: long,
    nazwisko: long,
    obcokrajowiecSeriaNumerDowodu: long,
    miejsceUrodzenia: long,
    adres: { ...polishAddress(), ...address, wojewodztwo: long },
    adresKorespondencyjnyJakZamieszkania: false,
    adresKontaktowy: { ...foreignAddress(), ...address, kodPocztowy: long },
    email: `${'a'.repeat(320)}@uczelnia.example`,
    odpowiedzi: { ...poleValues().odpowiedzi, [answerKey(TYPED.id)]: 'ą'.repeat(4001) },
  };
  expect(faults(values)).toEqual(
    [
      ...['imie', 'imie2', 'nazwisko', 'obcokrajowiecSeriaNumerDowodu', 'miejsceUrodzenia'],
      ...['miejscowosc', 'wojewodztwo', 'adres', 'numerDomu'].map((name) => `adres.${name}`),
      ...['kodPocztowy', 'miejscowosc', 'adres', 'numerDomu'].map(
        (name) => `adresKontaktowy.${name}`,
      ),
      'email',
      `odpowiedzi.${answerKey(TYPED.id)}`,
    ].map((name) => [name, name.startsWith('odpowiedzi') ? M.answerTooLong : M.tooLong]),
  );
});

test('the longest allowed texts are valid', () => {
  const values = {
    ...poleValues(),
    imie: '𐐀'.repeat(200),
    imie2: `  ${'b'.repeat(200)}  `,
    email: `${'a'.repeat(303)}@uczelnia.example`,
    odpowiedzi: { ...poleValues().odpowiedzi, [answerKey(TYPED.id)]: 'ą'.repeat(4000) },
  };
  expect(values.email).toHaveLength(320);
  expect(faults(values)).toEqual([]);
});
