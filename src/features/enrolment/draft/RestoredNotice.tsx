import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FormDefinition } from '../../../contract/question';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { sameJson } from '../../../domain/sameJson';
import { useToast } from '../../../ui/useToast';
import { useEnrolment } from '../form/enrolmentContext';
import type { Part } from '../loading/usePart';
import type { Draft } from './draft';
import { FormNotice } from './FormNotice';
import { fittingAnswers, givenAnswers } from './fittingAnswers';

interface RestoredNoticeProps {
  /** The `offerKey` of the displayed programme. */
  offer: string;
  questions: Part<FormDefinition>;
}

/**
 * Says above the form that the data from before a reload was restored, what has to be typed again, and what was dropped
 * because the questions have changed.
 */
export function RestoredNotice({ offer, questions }: RestoredNoticeProps) {
  const { form, draft } = useEnrolment();
  const { restored, setOffer } = draft;
  // Both are about the draft as it was found: what the candidate does on the screen changes nothing of them.
  const [numbersMissing] = useState(() => hasNoNumber(form.getState().values));
  const [otherStudies] = useState(() => draft.offer !== null && draft.offer !== offer);
  const dropped = useDroppedAnswers(otherStudies ? null : restored, questions);
  useEffect(() => {
    setOffer(offer);
  }, [setOffer, offer]);

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

/** Drops restored answers that no longer fit the questions, once these are there; tells whether there were any. */
function useDroppedAnswers(restored: Draft | null, { state, data }: Part<FormDefinition>): boolean {
  const { form } = useEnrolment();
  const dropped = useMemo(() => {
    if (restored === null || state !== 'ready') return false;
    const answers = restored.values.odpowiedzi ?? {};
    return !sameJson(fittingAnswers(answers, data), givenAnswers(answers));
  }, [restored, state, data]);
  useEffect(() => {
    if (dropped) {
      form.change('odpowiedzi', fittingAnswers(form.getState().values.odpowiedzi, data));
    }
  }, [form, dropped, data]);
  return dropped;
}
