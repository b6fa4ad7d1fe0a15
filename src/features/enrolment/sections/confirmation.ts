import { confirmationKey } from '../../../domain/enrolmentValues';

/** The confirmation that lifts the minimum length of a field (decisions, "names, places, streets of 1 or 2 characters"). */
export function confirmation(fieldName: string, label: string): { name: string; label: string } {
  return { name: `potwierdzone.${confirmationKey(fieldName)}`, label };
}
