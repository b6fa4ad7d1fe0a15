import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { FormDefinition } from '../../../contract/question';
import { sameJson } from '../../../domain/sameJson';
import { useEnrolmentForm } from '../form/enrolmentContext';
import type { FetchedList } from '../loading/fetchedList';
import { enrolmentSlice, useEnrolmentState } from '../state/enrolmentSlice';
import { fittingAnswers, givenAnswers } from './fittingAnswers';

/** Drops answers of a file, or of a draft for the same studies, that do not fit the questions, once these are loaded. */
export function useFittingAnswers(
  offer: string,
  { state, data }: FetchedList<FormDefinition>,
): void {
  const form = useEnrolmentForm();
  const dispatch = useDispatch();
  const restored = useEnrolmentState((enrolment) => enrolment.restored);
  const opened = useEnrolmentState((enrolment) => enrolment.opened);
  const isDraftOfOffer = restored !== null && (restored.offer ?? offer) === offer;
  useEffect(() => {
    if (state !== 'ready' || !(opened ?? isDraftOfOffer)) return;
    const { odpowiedzi } = form.getState().values;
    const fitting = fittingAnswers(odpowiedzi, data);
    if (sameJson(fitting, givenAnswers(odpowiedzi))) return;
    form.change('odpowiedzi', fitting);
    dispatch(enrolmentSlice.actions.answersDropped());
  }, [form, dispatch, state, data, opened, isDraftOfOffer]);
}
