import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FormDefinition } from '../../../contract/question';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { sameJson } from '../../../domain/sameJson';
import { Notice } from '../../../ui/Notice';
import { useEnrolment } from '../enrolmentContext';
import type { Part } from '../loading/usePart';
import type { Draft } from './draft';
import { fittingAnswers, givenAnswers } from './fittingAnswers';

interface RestoredNoticeProps {
  /** The `offerKey` of the programme on the screen. */
  offer: string;
  questions: Part<FormDefinition>;
}

/**
 * Says above the form that what was typed before a reload is back, what has to be typed again, and what did not come
 * back because the questions changed meanwhile.
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

  if (restored === null || !numbersMissing) return null;
  return (
    <Notice severity="info" className="Restored">
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
    </Notice>
  );
}

/** The numbers are never kept: a form that has one is past its restoring. */
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
