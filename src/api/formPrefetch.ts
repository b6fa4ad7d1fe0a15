import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Key } from '../contract/offer';
import { enrolmentApi } from './enrolmentApi';
import type { WithApi } from './recruitmentApi';

const { endpoints, util } = enrolmentApi;

type Prefetch = ThunkAction<void, WithApi, unknown, UnknownAction>;

/** Fetches the dictionaries of the form ahead. */
export const prefetchDictionaries =
  (lang: string): Prefetch =>
  (dispatch) => {
    dispatch(util.prefetch('countries', lang, {}));
    dispatch(util.prefetch('citizenships', lang, {}));
    dispatch(util.prefetch('phonePrefixes', lang, {}));
  };

interface OfferData {
  /** Id of the studies, whose questions are fetched. */
  studies: Key;
  /** Id of the recruitment, whose consents are fetched. */
  recruitment: Key;
  lang: string;
}

/** Fetches the questions and consents of an offer ahead. */
export const prefetchOfferData =
  ({ studies, recruitment, lang }: OfferData): Prefetch =>
  (dispatch) => {
    dispatch(util.prefetch('formDefinitions', studies, {}));
    dispatch(util.prefetch('consents', { id: recruitment, lang }, {}));
  };

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
export function isOfferDataSettled(state: WithApi, data: OfferData): boolean {
  const { studies, recruitment, lang } = data;
  return (
    isSettled(endpoints.formDefinitions.select(studies)(state)) &&
    isSettled(endpoints.consents.select({ id: recruitment, lang })(state))
  );
}
