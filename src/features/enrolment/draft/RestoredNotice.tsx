import { useEffect, useRef, useState, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FormDefinition } from '../../../contract/question';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { useToast } from '../../../ui/ToastProvider';
import { useEnrolment, useEnrolmentState } from '../form/enrolmentContext';
import type { FetchedList } from '../loading/useFetchedList';
import { FormNotice } from './FormExpiry';
import { useDroppedAnswers } from './useDroppedAnswers';

interface RestoredNoticeProps {
  /** The `offerKey` of the displayed programme. */
  offer: string;
  questions: FetchedList<FormDefinition>;
}

/**
 * A notice above the form after a reload: the data was restored, what has to be typed again, and what was dropped because
 * the questions have changed.
 */
export function RestoredNotice({ offer, questions }: RestoredNoticeProps) {
  const { form, getState, set } = useEnrolment();
  const restored = useEnrolmentState((state) => state.restored);
  // Both describe the draft as it was found, so the candidate's changes do not affect them.
  const [numbersMissing] = useState(() => hasNoNumber(form.getState().values));
  const [filledInFor] = useState(() => getState().offer);
  const otherStudies = filledInFor !== null && filledInFor !== offer;
  const dropped = useDroppedAnswers(
    otherStudies ? undefined : restored?.values.odpowiedzi,
    questions,
  );
  useEffect(() => {
    set({ offer });
  }, [set, offer]);

  const isShown = restored !== null && numbersMissing;
  const notice = useToastUnlessSeen(isShown);
  if (!isShown) return null;
  return (
    <FormNotice severity="info" ref={notice}>
      <p>
        <FormattedMessage id="podsumowanie.szkic.przywrocono" />
      </p>
      {otherStudies && (
        <p>
          <FormattedMessage id="podsumowanie.szkic.inne_studia" />
        </p>
      )}
      {dropped && (
        <p>
          <FormattedMessage id="podsumowanie.szkic.pytania_zmienione" />
        </p>
      )}
    </FormNotice>
  );
}

/** Shows the notice as a toast as well, when the restored scroll position leaves the notice outside of the viewport. */
function useToastUnlessSeen(isShown: boolean): RefObject<HTMLDivElement | null> {
  const notice = useRef<HTMLDivElement>(null);
  const toast = useToast();
  useEffect(() => {
    if (!isShown || notice.current === null) return undefined;
    // Called after layout and scrolling (app/navigation/restoreScroll.ts).
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry?.isIntersecting === false) {
        toast(<FormattedMessage id="podsumowanie.szkic.przywrocono" />, 'info');
      }
    });
    observer.observe(notice.current);
    return () => {
      observer.disconnect();
    };
  }, [isShown, toast]);
  return notice;
}

/** The numbers are never stored: a form with one was filled in after the restore. */
function hasNoNumber({ pesel, obcokrajowiecSeriaNumerDowodu }: EnrolmentValues): boolean {
  return pesel === '' && obcokrajowiecSeriaNumerDowodu === '';
}
