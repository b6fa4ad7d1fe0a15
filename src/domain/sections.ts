import type { EnrolmentValues } from './enrolmentValues';
import { sameJson } from './sameJson';

/** The sections of the form with fields, in screen order (docs/specification.md, section 2). */
export const SECTIONS = [
  'citizenship',
  'studentCard',
  'personal',
  'residence',
  'correspondence',
  'contact',
  'questions',
  'consents',
] as const;

export type Section = (typeof SECTIONS)[number];

const SECTION_OF: Readonly<Record<Exclude<keyof EnrolmentValues, 'potwierdzone'>, Section>> = {
  obcokrajowiec: 'citizenship',
  maPesel: 'citizenship',
  wydanieEls: 'studentCard',
  imie: 'personal',
  imie2: 'personal',
  jednoImie: 'personal',
  nazwisko: 'personal',
  pesel: 'personal',
  brakPesel: 'personal',
  obcokrajowiecRodzajDowodu: 'personal',
  obcokrajowiecSeriaNumerDowodu: 'personal',
  dataUrodzenia: 'personal',
  miejsceUrodzenia: 'personal',
  plec: 'personal',
  obywatelstwo: 'personal',
  krajPochodzenia: 'personal',
  adres: 'residence',
  adresKorespondencyjnyJakZamieszkania: 'correspondence',
  adresKontaktowy: 'correspondence',
  email: 'contact',
  numerKierunkowy: 'contact',
  telefon: 'contact',
  odpowiedzi: 'questions',
  zgody: 'consents',
};

const BY_NAME: ReadonlyMap<string, Section> = new Map(Object.entries(SECTION_OF));

/**
 * The section of a field.
 *
 * @param fieldName as in the form's values ("adres.kodPocztowy"); an unknown name belongs to the last section, next to
 *   the submit button
 */
export function sectionOf(fieldName: string): Section {
  const [head = ''] = fieldName.split('.');
  return BY_NAME.get(head) ?? 'consents';
}

/**
 * The sections with an answer by the candidate: a value other than the preset one, or a touched field.
 *
 * @param presets the initial values
 * @param touched names of the touched fields
 */
function answeredSections(
  values: EnrolmentValues,
  presets: EnrolmentValues,
  touched: readonly string[],
): Set<Section> {
  const names = Object.keys(SECTION_OF) as (keyof typeof SECTION_OF)[];
  const changed = names.filter((name) => !sameJson(values[name], presets[name]));
  return new Set([...changed, ...touched].map(sectionOf));
}

/**
 * The sections without an invalid field, up to the last one that the candidate has answered: preset values count once
 * they are passed.
 *
 * @param fields names of the touched fields and of the invalid ones
 */
export function completeSections(
  values: EnrolmentValues,
  presets: EnrolmentValues,
  fields: { touched: readonly string[]; invalid: readonly string[] },
): Section[] {
  const counts = countBySection(fields.invalid);
  const answered = answeredSections(values, presets, fields.touched);
  const last = Math.max(-1, ...[...answered].map((section) => SECTIONS.indexOf(section)));
  return SECTIONS.filter((section, index) => counts[section] === 0 && index <= last);
}

/** Counts fields by section, for the error counts in the side panel. */
export function countBySection(fieldNames: readonly string[]): Readonly<Record<Section, number>> {
  const sections = fieldNames.map(sectionOf);
  const counts = SECTIONS.map((section) => [
    section,
    sections.filter((each) => each === section).length,
  ]);
  return Object.fromEntries(counts) as Record<Section, number>;
}
