import type { Candidate } from '../contract/application';
import type { EnrolmentValues } from './enrolmentValues';
import { hasLetter } from './plainText';

/** The value that is sent for the missing name of a person whose document has only one. */
export const NO_NAME = '-';

type Name = 'imie' | 'nazwisko';
const OTHER = { imie: 'nazwisko', nazwisko: 'imie' } as const;

/** Returns whether the name is empty, or a dash, next to another one: then the document may have only one. */
export function mayBeNoName(values: Pick<EnrolmentValues, Name>, name: Name): boolean {
  return !hasLetter(values[name]) && hasLetter(values[OTHER[name]]);
}

/** Returns whether the candidate says that the document does not have this name. */
export function isNoName(values: Pick<EnrolmentValues, Name | 'jednoImie'>, name: Name): boolean {
  return values.jednoImie && mayBeNoName(values, name);
}

/** The first name, or the only one. */
export function firstName({ imie, nazwisko }: Pick<Candidate, Name>): string {
  return imie === NO_NAME ? nazwisko : imie;
}

/** The first name and the surname, as people read them. */
export function fullName({ imie, nazwisko }: Pick<Candidate, Name>): string {
  return [imie, nazwisko].filter((name) => name !== NO_NAME).join(' ');
}
