import type { IntlShape } from 'react-intl';
import type { StoredApplication } from '../../../api/submissionOutcome';
import type { Application } from '../../../contract/application';
import type { SentCopy } from '../../../copy/CopyDocument';
import { copySections } from '../../../copy/copySections';
import { isMinor } from '../../../domain/identity';
import { firstName, fullName } from '../../../domain/personName';
import { referenceNumber } from '../../../domain/referenceNumber';
import { today } from '../model/form';

/**
 * The data of a saved application for the completion page; held in memory only. The person is null when the application
 * was sent before a reload.
 *
 * - `reference`: the number that the backend answered, or else see `referenceNumber`
 * - `savedAt`: ISO instant in UTC
 * - `copy`: everything that was sent, with the texts of the form's language; null when it is unknown or could not be
 * built
 * - `fillInAgain`: fills in the form with the same data, for another programme
 */
export interface AcceptedApplication {
  name: string | null;
  firstName: string | null;
  email: string | null;
  reference: string;
  savedAt: string;
  copy: SentCopy | null;
  fillInAgain: () => void;
}

type Person = Pick<AcceptedApplication, 'name' | 'firstName' | 'email' | 'copy'>;

export const NO_PERSON: Person = { name: null, firstName: null, email: null, copy: null };

/** The data that the form showed. */
type Seen = Parameters<typeof copySections>[2];

export function personOf(intl: IntlShape, application: Application, seen: Seen): Person {
  const { kandydat } = application;
  return {
    name: fullName(kandydat),
    firstName: firstName(kandydat),
    email: kandydat.email,
    copy: copyOf(intl, application, seen),
  };
}

export function receiptOf({ idempotencyKey, stored }: StoredApplication) {
  return {
    reference: stored?.numer ?? referenceNumber(idempotencyKey),
    savedAt: stored?.zapisano ?? new Date().toISOString(),
  };
}

/** null when it cannot be built: the application is stored all the same. */
function copyOf(intl: IntlShape, application: Application, seen: Seen): SentCopy | null {
  try {
    const minor = isMinor(application.kandydat.dataUrodzenia, today());
    return { intl, sections: copySections(intl, application, seen), minor };
  } catch (error) {
    reportError(error);
    return null;
  }
}
