import type { EnrolmentValues } from './enrolmentValues';

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

const SECTION_OF = {
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
} satisfies Record<Exclude<keyof EnrolmentValues, 'potwierdzone' | 'strona_www'>, Section>;

const BY_NAME: ReadonlyMap<string, Section> = new Map(Object.entries(SECTION_OF));

/** The section of a field ("adres.kodPocztowy"); the last one, next to the submit button, for an unknown name. */
export function sectionOf(fieldName: string): Section {
  return BY_NAME.get(headOf(fieldName)) ?? 'consents';
}

function headOf(fieldName: string): string {
  return fieldName.split('.', 1)[0] ?? '';
}

/**
 * The sections without an invalid field, up to the last one with a field that was filled in or visited: preset values
 * count once they are passed.
 */
export function completeSections(
  answered: readonly string[],
  invalid: readonly string[],
): Section[] {
  const counts = countBySection(invalid);
  const known = answered.filter((name) => BY_NAME.has(headOf(name)));
  const last = Math.max(-1, ...known.map((name) => SECTIONS.indexOf(sectionOf(name))));
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
