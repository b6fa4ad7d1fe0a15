import { useEffect } from 'react';
import { useEnrolment } from '../form/enrolmentContext';
import type { EnrolmentData } from './useEnrolmentData';

/** Asks for the questions and consents again when the backend says that they are no longer those on the screen. */
export function useReload({ questions, consents }: EnrolmentData): void {
  const { submission } = useEnrolment();
  const outdated = submission.kind === 'failed' && submission.outdated;
  const { reload: askQuestions } = questions;
  const { reload: askConsents } = consents;
  useEffect(() => {
    if (!outdated) return;
    askQuestions();
    askConsents();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each such answer, not for each answer to it
  }, [outdated]);
}
