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

/** A call that has no result yet is pending; the same result re-renders nothing. */
const SETTLED = {
  selectFromResult: ({ currentData, error }: { currentData?: unknown; error?: unknown }) => ({
    settled: currentData !== undefined || error !== undefined,
  }),
};

/**
 * Fetches the form's data from the first choice on, the data of the offer once it is chosen: the form itself asks only
 * when it is painted. It retries failed calls and reports them. Re-renders the caller with each response, because a
 * hidden form does not see them.
 *
 * @returns whether the dictionaries have responded
 */
export function usePrefetchedData(offer: Offer, chosen: boolean): boolean {
  const lang = useLanguage();
  useFormDefinitionsQuery(chosen ? offer.kierunekSpecjalnosc.id : skipToken, SETTLED);
  useConsentsQuery(chosen ? { id: offer.rekrutacja.id, lang } : skipToken, SETTLED);
  return [
    useCountriesQuery(lang, SETTLED),
    useCitizenshipsQuery(lang, SETTLED),
    usePhonePrefixesQuery(lang, SETTLED),
  ].every(({ settled }) => settled);
}
