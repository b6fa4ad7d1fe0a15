import { skipToken } from '@reduxjs/toolkit/query';
import {
  useCitizenshipsQuery,
  useConsentsQuery,
  useCountriesQuery,
  useFormDefinitionsQuery,
  usePhonePrefixesQuery,
} from '../../../api/enrolmentApi';
import type { Offer } from '../../../contract/offer';
import { useLanguage } from '../../../intl/language';

/**
 * Prefetches the form's data while the candidate is choosing (`ahead`); the data of the offer once it is chosen. The
 * form retries failed calls and reports them. Re-renders the caller with each response.
 *
 * @returns whether the dictionaries have responded
 */
export function usePrefetchedData(
  offer: Offer,
  { ahead, chosen: isChosen }: { ahead: boolean; chosen: boolean },
): boolean {
  const lang = useLanguage();
  const chosen = ahead && isChosen;
  const language = ahead ? lang : skipToken;
  useFormDefinitionsQuery(chosen ? offer.kierunekSpecjalnosc.id : skipToken);
  useConsentsQuery(chosen ? { id: offer.rekrutacja.id, lang } : skipToken);
  const dictionaries = [
    useCountriesQuery(language),
    useCitizenshipsQuery(language),
    usePhonePrefixesQuery(language),
  ];
  return dictionaries.every(
    ({ currentData, error }) => currentData !== undefined || error !== undefined,
  );
}
