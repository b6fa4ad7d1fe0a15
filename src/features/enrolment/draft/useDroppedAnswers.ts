import { useEffect, useMemo } from 'react';
import type { FormDefinition } from '../../../contract/question';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { sameJson } from '../../../domain/sameJson';
import { useEnrolmentForm } from '../form/enrolmentContext';
import type { FetchedList } from '../loading/useFetchedList';
import { fittingAnswers, givenAnswers } from './fittingAnswers';

/**
 * Drops answers that do not fit the questions, once these are loaded.
 *
 * @param answers as they were restored; undefined without any
 * @returns whether any were dropped
 */
export function useDroppedAnswers(
  answers: EnrolmentValues['odpowiedzi'] | undefined,
  { state, data }: FetchedList<FormDefinition>,
): boolean {
  const form = useEnrolmentForm();
  const dropped = useMemo(
    () =>
      answers !== undefined &&
      state === 'ready' &&
      !sameJson(fittingAnswers(answers, data), givenAnswers(answers)),
    [answers, state, data],
  );
  useEffect(() => {
    if (dropped) {
      form.change('odpowiedzi', fittingAnswers(form.getState().values.odpowiedzi, data));
    }
  }, [form, dropped, answers, data]);
  return dropped;
}
