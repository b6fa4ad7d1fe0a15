import { getIn } from 'final-form';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { RULE_MESSAGES } from '../../../domain/ruleMessages';
import { sectionOf, type Section } from '../../../domain/sections';
import type { FieldEntry } from './fieldMessages';

/** The entries of one section in the list of errors. */
export interface SummaryGroup {
  section: Section;
  lines: readonly FieldEntry[];
}

/** The field of the checkbox that accepts all consents. */
export const ALL_CONSENTS = 'zgody';

const ADDRESSES: Partial<Record<Section, 'adres' | 'adresKontaktowy'>> = {
  residence: 'adres',
  correspondence: 'adresKontaktowy',
};

/**
 * The entries of the list of errors, by section in screen order. Each field has its own message; the list has one entry
 * for several missing consents, and one for the empty fields of an address until its postcode is valid, as the postcode
 * fills in most of them.
 *
 * @param entries the messages of the form, in screen order
 */
export function summaryGroups(
  entries: readonly FieldEntry[],
  values: EnrolmentValues,
): SummaryGroup[] {
  const bySection = new Map<Section, FieldEntry[]>();
  for (const entry of entries) {
    const section = sectionOf(entry.name);
    bySection.set(section, [...(bySection.get(section) ?? []), entry]);
  }
  return [...bySection].map(([section, lines]) => {
    const address = ADDRESSES[section];
    if (address !== undefined) return { section, lines: foldAddress(lines, address, values) };
    return { section, lines: section === 'consents' ? foldConsents(lines) : lines };
  });
}

function foldAddress(
  lines: readonly FieldEntry[],
  address: 'adres' | 'adresKontaktowy',
  values: EnrolmentValues,
): readonly FieldEntry[] {
  const [postcode, country] = [`${address}.kodPocztowy`, `${address}.kraj`];
  const folds = ({ name }: FieldEntry) =>
    name === postcode || (name !== country && getIn(values, name) === '');
  const folded = lines.filter(folds);
  if (folded.length < 2 || !lines.some(({ name }) => name === postcode)) return lines;
  const message = { id: 'podsumowanie.bledy.adres', values: { liczba: folded.length } };
  return lines
    .filter((line) => line.name === postcode || !folds(line))
    .map((line) => (line.name === postcode ? { ...line, message } : line));
}

/**
 * Folds only errors that ticking all consents fixes: not a refusal of the backend, of a consent or of an unknown field.
 */
function foldConsents(lines: readonly FieldEntry[]): readonly FieldEntry[] {
  const folded = lines.filter(isMissingConsent);
  if (folded.length < 2) return lines;
  const message = { id: 'podsumowanie.bledy.zgody', values: { liczba: folded.length } };
  return lines
    .filter((line) => line === folded[0] || !isMissingConsent(line))
    .map((line) => (line === folded[0] ? { name: ALL_CONSENTS, message } : line));
}

function isMissingConsent({ name, message }: FieldEntry): boolean {
  return name.startsWith(`${ALL_CONSENTS}.`) && message.id === RULE_MESSAGES.consent;
}
