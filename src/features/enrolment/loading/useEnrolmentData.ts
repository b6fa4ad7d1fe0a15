import { useMemo } from 'react';
import {
  useCitizenshipsQuery,
  useConsentsQuery,
  useCountriesQuery,
  useFormDefinitionsQuery,
} from '../../../api/enrolmentApi';
import type { Consent } from '../../../contract/consent';
import type { DictionaryEntry } from '../../../contract/dictionary';
import type { Offer } from '../../../contract/offer';
import type { FormDefinition } from '../../../contract/question';
import { uniqueConsents } from '../../../domain/consents';
import { isAnswerable, uniqueQuestions } from '../../../domain/questions';
import { uniqueBy } from '../../../domain/uniqueBy';
import { useLanguage } from '../../../intl/language';
import { type FetchedList, useFetchedList, useOnline } from './useFetchedList';

/** The backend's data for the chosen offer. */
export interface EnrolmentData {
  questions: FetchedList<FormDefinition>;
  consents: FetchedList<Consent>;
  countries: FetchedList<DictionaryEntry>;
  citizenships: FetchedList<DictionaryEntry>;
}

const QUESTIONS = { prepare: uniqueQuestions, mayBeEmpty: true };
const CONSENTS = { prepare: uniqueConsents, mayBeEmpty: true };
const DICTIONARY = {
  prepare: (list: readonly DictionaryEntry[]) => uniqueBy(list, ({ wartosc }) => wartosc),
};

/** All data that is required to send the form. The phone prefixes are not: without them the form works with +48. */
export function useEnrolmentData(offer: Offer): EnrolmentData {
  const lang = useLanguage();
  const questions = useFetchedList(
    useFormDefinitionsQuery(offer.kierunekSpecjalnosc.id),
    QUESTIONS,
  );
  const consents = useFetchedList(useConsentsQuery({ id: offer.rekrutacja.id, lang }), CONSENTS);
  const countries = useFetchedList(useCountriesQuery(lang), DICTIONARY);
  const citizenships = useFetchedList(useCitizenshipsQuery(lang), DICTIONARY);
  const data = useMemo(
    () => withOneRetry({ questions, consents, countries, citizenships }),
    [questions, consents, countries, citizenships],
  );
  useOnline(data.questions.retry);
  return data;
}

function withOneRetry(data: EnrolmentData): EnrolmentData {
  const { questions, consents, countries, citizenships } = data;
  const failed = [questions, consents, countries, citizenships].filter(
    ({ state }) => state === 'failed',
  );
  const common = {
    shared: failed.length > 1,
    retry: () => {
      for (const { retrying, reload } of failed) if (!retrying) reload();
    },
  };
  return {
    questions: { ...questions, ...common },
    consents: { ...consents, ...common },
    countries: { ...countries, ...common },
    citizenships: { ...citizenships, ...common },
  };
}

/** Whether the offer has no extra questions; false while that is unknown. */
export function hasNoQuestions({ state, data }: FetchedList<FormDefinition>): boolean {
  return (
    state === 'ready' && !data.some(({ pozycjeFormularza }) => pozycjeFormularza.some(isAnswerable))
  );
}

/** Whether the recruitment has no conditions; false while that is unknown. */
export function hasNoConsents({ state, data }: FetchedList<Consent>): boolean {
  return state === 'ready' && data.length === 0;
}

/** The lists that are not loaded: nothing can be sent without them. */
export function unavailableLists(data: EnrolmentData): (keyof EnrolmentData)[] {
  const names: (keyof EnrolmentData)[] = ['questions', 'consents', 'countries', 'citizenships'];
  return names.filter((name) => data[name].state !== 'ready');
}
