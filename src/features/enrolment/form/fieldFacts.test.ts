import { createForm } from 'final-form';
import { validate } from '../../../domain/validate';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { CONTEXT, passportValues } from '../../../testing/domainFixtures';
import { fieldFacts } from './fieldFacts';
import { nested } from '../validation/fieldMessages';

test('contains names of filled-in and invalid fields, and no value', () => {
  const initialValues: EnrolmentValues = { ...passportValues(), nazwisko: '', email: 'to nie to' };
  const form = createForm<EnrolmentValues>({
    onSubmit: () => undefined,
    initialValues,
    validate: (values) => nested(validate(values, CONTEXT)),
  });
  const { filled, invalid } = fieldFacts(form, true);
  expect(invalid).toEqual(['nazwisko', 'email']);
  expect(filled).toEqual(
    expect.arrayContaining(['imie', 'obcokrajowiecSeriaNumerDowodu', 'adres.adres', 'zgody.id1']),
  );
  expect(filled).not.toEqual(
    expect.arrayContaining(['nazwisko', 'pesel', 'adresKontaktowy.adres']),
  );
  expect(fieldFacts(form, false)).toEqual({ filled, invalid: [] });
  const json = JSON.stringify({ filled, invalid });
  for (const value of [
    'Przykład',
    'XX0000000',
    '29/02/2004',
    'Musterweg',
    'to nie to',
    '151 000000',
  ]) {
    expect(json).not.toContain(value);
  }
});
