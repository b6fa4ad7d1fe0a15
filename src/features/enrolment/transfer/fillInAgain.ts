import type { Dispatch } from '@reduxjs/toolkit';
import { changedValues, EXPORTED_FIELDS } from '../draft/draft';
import { enrolmentSlice } from '../state/enrolmentSlice';
import { type EnrolmentFormApi, isUntouched, leftOutValues, replaceValues } from '../state/form';
import { fitToOffer } from './exportedForm';

/**
 * Remembers the values of the form as a file has them, without the consents.
 *
 * @param offer the `offerKey` of their programme
 * @returns a function that fills in the form with them, for a programme that is still to be chosen (docs/adr/0022);
 *   a form in which the candidate has typed something stays as it is
 */
export function fillInAgain(form: EnrolmentFormApi, offer: string, dispatch: Dispatch): () => void {
  const typed = changedValues(EXPORTED_FIELDS, form.getState().values, leftOutValues(form));
  return () => {
    if (!isUntouched(form)) return;
    const { values, opened } = fitToOffer({ offer, values: typed }, null);
    replaceValues(form, values);
    dispatch(enrolmentSlice.actions.fileOpened({ ...opened, from: 'application' }));
  };
}
