import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Offer } from '../contract/offer';
import { enrolmentApi } from './enrolmentApi';
import type { WithApi } from './recruitmentApi';

const { endpoints, util } = enrolmentApi;

type Prefetch = ThunkAction<void, WithApi, unknown, UnknownAction>;

/** Fetches the data of the form ahead. The form retries failed calls and reports them. */
export const prefetchForm =
  (lang: string, offer: Offer | null): Prefetch =>
  (dispatch) => {
    dispatch(util.prefetch('countries', lang, {}));
    dispatch(util.prefetch('citizenships', lang, {}));
    dispatch(util.prefetch('phonePrefixes', lang, {}));
    if (offer === null) return;
    const { studies, consents } = argumentsOf(lang, offer);
    dispatch(util.prefetch('formDefinitions', studies, {}));
    dispatch(util.prefetch('consents', consents, {}));
  };

function argumentsOf(lang: string, { kierunekSpecjalnosc, rekrutacja }: Offer) {
  return { studies: kierunekSpecjalnosc.id, consents: { id: rekrutacja.id, lang } };
}

const isSettled = ({ isSuccess, isError }: { isSuccess: boolean; isError: boolean }) =>
  isSuccess || isError;

/** Returns whether the dictionaries have responded. */
export function areDictionariesSettled(state: WithApi, lang: string): boolean {
  const { countries, citizenships, phonePrefixes } = endpoints;
  return [countries, citizenships, phonePrefixes].every(({ select }) =>
    isSettled(select(lang)(state)),
  );
}

/** Returns whether the questions and consents of an offer have responded. */
export function isOfferDataSettled(state: WithApi, lang: string, offer: Offer): boolean {
  const { studies, consents } = argumentsOf(lang, offer);
  return (
    isSettled(endpoints.formDefinitions.select(studies)(state)) &&
    isSettled(endpoints.consents.select(consents)(state))
  );
}
