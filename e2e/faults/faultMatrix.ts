import type { Row } from './faultCell';
import { CATALOGUE } from './faultsOfCatalogue';
import { COMPLETION_TEXT } from './faultsOfCompletion';
import { CITIZENSHIPS, COUNTRIES, PHONE_PREFIXES } from './faultsOfDictionaries';
import { CONSENTS, QUESTIONS } from './faultsOfForm';
import { POSTCODE } from './faultsOfPostcode';
import { SUBMISSION } from './faultsOfSubmission';
import type { CallName } from './faultyCall';

/** The fault matrix: what the candidate sees for every fault of every call (docs/faults.md). */
export const FAULT_MATRIX: Readonly<Record<Exclude<CallName, 'dks/{promoLink}'>, Row>> = {
  dks: CATALOGUE,
  'kody-pocztowe': POSTCODE,
  'definicje-formularzy': QUESTIONS,
  'warunki-rekrutacyjne': CONSENTS,
  'slowniki/kraj': COUNTRIES,
  'slowniki/obywatelstwo': CITIZENSHIPS,
  'slowniki/numer-kierunkowy': PHONE_PREFIXES,
  'templatki-html': COMPLETION_TEXT,
  'POST kandydaci': SUBMISSION,
};
