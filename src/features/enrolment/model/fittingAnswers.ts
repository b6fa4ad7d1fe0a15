import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { FormDefinition, Question } from '../../../contract/question';
import { answerKey, type EnrolmentValues } from '../../../domain/enrolmentValues';
import { questionKind } from '../../../domain/questions';
import { sameJson } from '../../../domain/sameJson';
import { useEnrolmentForm } from './enrolmentContext';
import { enrolmentSlice, useEnrolmentState } from './enrolmentSlice';
import type { FetchedList } from './fetchedList';

type Answers = EnrolmentValues['odpowiedzi'];

/**
 * The answers that fit the questions, matched by id: answers of removed questions and removed answers are dropped, and
 * so are empty ones.
 */
export function fittingAnswers(answers: Answers, definitions: readonly FormDefinition[]): Answers {
  const questions = new Map(
    definitions
      .flatMap(({ pozycjeFormularza }) => pozycjeFormularza)
      .map((question) => [answerKey(question.id), question]),
  );
  return Object.fromEntries(
    Object.entries(answers).flatMap(([key, answer]) => {
      const question = questions.get(key);
      const fit = question === undefined ? undefined : fitting(question, answer);
      return fit === undefined || fit.length === 0 ? [] : [[key, fit]];
    }),
  );
}

/** The answers that are not empty. */
export function answersWithContent(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer?.length));
}

function fitting(question: Question, answer: Answers[string]): Answers[string] {
  const offered = question.odpowiedzi.map(({ id }) => String(id));
  switch (questionKind(question)) {
    case 'TEKST':
      return typeof answer === 'string' ? answer : undefined;
    case 'TAKNIE':
      return typeof answer === 'string' && offered.includes(answer) ? answer : undefined;
    case 'WIELOKROTNY_WYBOR':
      return Array.isArray(answer) ? answer.filter((id) => offered.includes(id)) : undefined;
  }
}

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
    if (sameJson(fitting, answersWithContent(odpowiedzi))) return;
    form.change('odpowiedzi', fitting);
    dispatch(enrolmentSlice.actions.answersDropped());
  }, [form, dispatch, state, data, opened, isDraftOfOffer]);
}
