import { useMemo } from 'react';
import {
  useCitizenshipsQuery,
  useConsentsQuery,
  useCountriesQuery,
  useFormDefinitionsQuery,
} from '../../../api/enrolmentApi';
import { type PhonePrefixes, usePhonePrefixes } from '../../../contact/usePhonePrefixes';
import type { Consent } from '../../../contract/consent';
import type { DictionaryEntry } from '../../../contract/dictionary';
import type { Offer } from '../../../contract/offer';
import type { FormDefinition } from '../../../contract/question';
import { uniqueConsents } from '../../../domain/consents';
import { uniqueQuestions } from '../../../domain/questions';
import { uniqueBy } from '../../../domain/uniqueBy';
import { useLanguage } from '../../../intl/language';
import { type FetchedList, listFrom } from './fetchedList';

interface Lists {
  questions: FetchedList<FormDefinition>;
  consents: FetchedList<Consent>;
  countries: FetchedList<DictionaryEntry>;
  citizenships: FetchedList<DictionaryEntry>;
}

export type ListName = keyof Lists;

const NAMES: readonly ListName[] = ['questions', 'consents', 'countries', 'citizenships'];

/** The backend's data for the chosen offer. Nothing can be sent while a list is loading or has failed. */
export interface EnrolmentData extends Lists {
  /** Not required: without them the form works with +48. */
  prefixes: PhonePrefixes;
  loading: readonly ListName[];
  /** Several calls mostly fail because the connection is lost, so one notice reports all of them. */
  failed: readonly ListName[];
  retry: () => void;
}

const refetchOnReconnect = true;
const QUESTIONS = { refetchOnReconnect, selectFromResult: listFrom(uniqueQuestions, true) };
const CONSENTS = { refetchOnReconnect, selectFromResult: listFrom(uniqueConsents, true) };
const DICTIONARY = {
  refetchOnReconnect,
  selectFromResult: listFrom(
    (list: readonly DictionaryEntry[]) => uniqueBy(list, ({ wartosc }) => wartosc),
    false,
  ),
};

export interface SectionProps {
  number: number;
  data: EnrolmentData;
}

export function useEnrolmentData(offer: Offer): EnrolmentData {
  const lang = useLanguage();
  const questions = useFormDefinitionsQuery(offer.kierunekSpecjalnosc.id, QUESTIONS);
  const consents = useConsentsQuery({ id: offer.rekrutacja.id, lang }, CONSENTS);
  const countries = useCountriesQuery(lang, DICTIONARY);
  const citizenships = useCitizenshipsQuery(lang, DICTIONARY);
  const prefixes = usePhonePrefixes();
  return useMemo(
    () => withState({ questions, consents, countries, citizenships }, prefixes),
    [questions, consents, countries, citizenships, prefixes],
  );
}

function withState(lists: Lists, prefixes: PhonePrefixes): EnrolmentData {
  const failed = NAMES.filter((name) => lists[name].state === 'failed');
  return {
    ...lists,
    prefixes,
    loading: NAMES.filter((name) => lists[name].state === 'loading'),
    failed,
    retry: () => {
      for (const name of failed) if (!lists[name].retrying) lists[name].refetch();
    },
  };
}
