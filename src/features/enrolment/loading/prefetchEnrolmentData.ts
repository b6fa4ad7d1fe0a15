import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { enrolmentApi } from '../../../api/enrolmentApi';
import type { Offer } from '../../../contract/offer';

/**
 * Asks for all that the form of this offer shows (`useEnrolmentData`, `usePhonePrefixes`), so that it is there when the
 * candidate comes to it. What fails is asked for again by the form, which also says so.
 */
export function prefetchEnrolmentData(offer: Offer, lang: string) {
  const { util } = enrolmentApi;
  return (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): void => {
    dispatch(util.prefetch('formDefinitions', offer.kierunekSpecjalnosc.id, {}));
    dispatch(util.prefetch('consents', { id: offer.rekrutacja.id, lang }, {}));
    dispatch(util.prefetch('countries', lang, {}));
    dispatch(util.prefetch('citizenships', lang, {}));
    dispatch(util.prefetch('phonePrefixes', lang, {}));
  };
}
