import pl from '../../../../i18n/pl.json';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { RULE_MESSAGES } from '../../../domain/ruleMessages';
import { fieldId } from '../../../fields/fieldId';
import {
  foreignAddress,
  foreignerWithPeselValues,
  passportValues,
  polishAddress,
  poleValues,
} from '../../../testing/domainFixtures';
import { enrolmentBackend, showEnrolment } from '../../../testing/enrolmentScreen';
import { fieldTitle } from './fieldTitle';

/** Their messages name them by their own texts, or they cannot be wrong. */
const WITHOUT =
  /^(odpowiedzi|zgody|potwierdzone)\b|brakKodu$|^(obcokrajowiec|wydanieEls)$|JakZamieszkania$/;

/** What stands above the field on the screen. */
function labelOf(name: string): string | null | undefined {
  const field = document.getElementById(fieldId(name));
  const legend = field?.querySelector('legend');
  return (legend ?? document.querySelector(`label[for="${fieldId(name)}"]`))?.textContent;
}

const elsewhere = { adresKorespondencyjnyJakZamieszkania: false };

test.each<[string, EnrolmentValues]>([
  ['a Pole', { ...poleValues(), ...elsewhere, adresKontaktowy: polishAddress() }],
  ['a foreigner with a PESEL', foreignerWithPeselValues()],
  [
    'a foreigner with a passport',
    { ...passportValues(), ...elsewhere, adresKontaktowy: foreignAddress() },
  ],
])('each field of %s is called what stands above it', async (_, values) => {
  enrolmentBackend();
  const { form } = await showEnrolment({ values });
  const names = form()
    .getRegisteredFields()
    .filter((name) => !WITHOUT.test(name) && document.getElementById(fieldId(name)) !== null);
  expect(names.length).toBeGreaterThan(14);
  for (const name of names) {
    const id = fieldTitle(name, { id: RULE_MESSAGES.tooLong });
    expect([name, id !== null && labelOf(name)?.startsWith(pl[id])]).toEqual([name, true]);
  }
});

test('a message that says what it is about needs no title', () => {
  expect(fieldTitle('imie', { id: RULE_MESSAGES.firstName })).toBeNull();
});
