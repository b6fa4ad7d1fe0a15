import type { EnrolmentValues } from './enrolmentValues';
import { sameJson } from './sameJson';

/** The sections of the form that hold fields, in the order of the screen (specification, section 2). */
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
  nazwisko: 'personal',
  pesel: 'personal',
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
 * The section where a field is shown.
 *
 * @param fieldName as in the form's values ("adres.kodPocztowy"); a name the form does not know counts to the last
 *   section, next to the submit button
 */
export function sectionOf(fieldName: string): Section {
  const [head = ''] = fieldName.split('.');
  return BY_NAME.get(head) ?? 'consents';
}

/**
 * The sections with an answer of the candidate's own: a value that is not the preset one, or a field they have left.
 *
 * @param presets the values before anything is typed
 * @param touched names of the fields that have had the focus and lost it
 */
export function answeredSections(
  values: EnrolmentValues,
  presets: EnrolmentValues,
  touched: readonly string[],
): Set<Section> {
  const names = Object.keys(SECTION_OF) as (keyof typeof SECTION_OF)[];
  const changed = names.filter((name) => !sameJson(values[name], presets[name]));
  return new Set([...changed, ...touched].map(sectionOf));
}

/** How many of the fields belong to each section: the counts of errors in the side panel. */
export function countBySection(fieldNames: readonly string[]): Readonly<Record<Section, number>> {
  const counts: Record<Section, number> = {
    citizenship: 0,
    studentCard: 0,
    personal: 0,
    residence: 0,
    correspondence: 0,
    contact: 0,
    questions: 0,
    consents: 0,
  };
  for (const name of fieldNames) counts[sectionOf(name)] += 1;
  return counts;
}
