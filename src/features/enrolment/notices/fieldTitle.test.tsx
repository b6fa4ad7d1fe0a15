import pl from '../../../../i18n/pl.json';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { RULE_MESSAGES } from '../../../domain/ruleMessages';
import { fieldId } from '../../../fields/fieldId';
import {
  foreignAddress,
  foreignerWithPeselValues,
  passportValues,
  poleValues,
  polishAddress,
} from '../../../testing/domainFixtures';
import { showLoadedForm } from '../../../testing/enrolmentScreen';
import { fieldTitle } from './entryText';

/** Their labels come from the backend, or the backend does not receive them. */
const WITHOUT = /^(odpowiedzi|zgody|potwierdzone)\b|brak(Kodu|Pesel)$/;

/** The label of a field, without the mark of an optional one. */
function labelOf(name: string): string | undefined {
  const id = fieldId(name);
  const field = document.getElementById(id);
  const label =
    field?.querySelector('legend') ??
    field?.closest('label')?.querySelector('[data-label] > span') ??
    document.querySelector(`label[for="${id}"]`);
  return label?.textContent.replace(` ${pl['podsumowanie.pole.nieobowiazkowe']}`, '');
}

const elsewhere = { adresKorespondencyjnyJakZamieszkania: false };

test.each<[string, EnrolmentValues]>([
  ['a Pole', { ...poleValues(), ...elsewhere, adresKontaktowy: polishAddress() }],
  ['a foreigner with a PESEL', foreignerWithPeselValues()],
  [
    'a foreigner with a passport',
    { ...passportValues(), ...elsewhere, adresKontaktowy: foreignAddress() },
  ],
])('each field of %s has the same name as its label', async (_, values) => {
  const { form } = await showLoadedForm({ values });
  const names = form()
    .getRegisteredFields()
    .filter((name) => !WITHOUT.test(name) && document.getElementById(fieldId(name)) !== null);
  expect(names.length).toBeGreaterThan(14);
  for (const name of names) {
    const id = fieldTitle(name, { id: RULE_MESSAGES.tooLong });
    const title = id === null ? '' : pl[id];
    expect([name, labelOf(name)]).toEqual([name, title]);
  }
});

test('a message that names its field needs no title', () => {
  expect(fieldTitle('imie', { id: RULE_MESSAGES.firstName })).toBeNull();
});
