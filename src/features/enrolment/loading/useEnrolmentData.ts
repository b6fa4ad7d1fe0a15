import { useEffect, useEffectEvent, useMemo } from 'react';
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
import { uniqueBy } from '../../../domain/uniqueBy';
import { isAnswerable, uniqueQuestions } from '../../../domain/questions';
import { useLanguage } from '../../../intl/language';
import { useEnrolmentState } from '../form/enrolmentContext';
import { type FetchedList, useOnline, useFetchedList } from './useFetchedList';

/** The backend's data for the chosen offer. */
export interface EnrolmentData {
  questions: FetchedList<FormDefinition>;
  consents: FetchedList<Consent>;
  countries: FetchedList<DictionaryEntry>;
  citizenships: FetchedList<DictionaryEntry>;
}

const QUESTIONS = { prepare: uniqueQuestions, mayBeEmpty: true };
const CONSENTS = { prepare: uniqueConsents };
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
  useReload(data);
  return data;
}

/** Fetches questions and consents again when the backend has refused a submission because they have changed. */
function useReload({ questions, consents }: EnrolmentData): void {
  const outdated = useEnrolmentState(
    ({ submission }) => submission.kind === 'failed' && submission.outdated,
  );
  const reload = useEffectEvent(() => {
    questions.reload();
    consents.reload();
  });
  useEffect(() => {
    if (outdated) reload();
  }, [outdated]);
}

function withOneRetry(data: EnrolmentData): EnrolmentData {
  const { questions, consents, countries, citizenships } = data;
  const retry = () => {
    for (const { state, retrying, reload } of [questions, consents, countries, citizenships]) {
      if (state === 'failed' && !retrying) reload();
    }
  };
  return {
    questions: { ...questions, retry },
    consents: { ...consents, retry },
    countries: { ...countries, retry },
    citizenships: { ...citizenships, retry },
  };
}

/** Whether the offer has no extra questions; false while that is unknown. */
export function hasNoQuestions({ state, data }: FetchedList<FormDefinition>): boolean {
  return (
    state === 'ready' && !data.some(({ pozycjeFormularza }) => pozycjeFormularza.some(isAnswerable))
  );
}

/** The lists that are not loaded: nothing can be sent without them. */
export function unavailableLists(data: EnrolmentData): (keyof EnrolmentData)[] {
  const names: (keyof EnrolmentData)[] = ['questions', 'consents', 'countries', 'citizenships'];
  return names.filter((name) => data[name].state !== 'ready');
}
