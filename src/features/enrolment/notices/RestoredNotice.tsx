import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { useEnrolmentForm } from '../model/enrolmentContext';
import { useEnrolmentState } from '../model/enrolmentSlice';
import { FormNotice } from './FormExpiry';

/**
 * A notice above the form after a reload: the data was restored, and what has to be typed again.
 *
 * @param offer the `offerKey` of the displayed programme
 */
export function RestoredNotice({ offer }: { offer: string }) {
  const form = useEnrolmentForm();
  const restored = useEnrolmentState((state) => state.restored);
  // The draft as it was found; the candidate's changes do not affect it.
  const [numbersMissing] = useState(() => hasNoNumber(form.getState().values));
  if (restored === null || !numbersMissing) return null;
  const otherStudies = (restored.offer ?? offer) !== offer;
  return (
    <FormNotice severity="info">
      <p>
        <FormattedMessage id="podsumowanie.szkic.przywrocono" />
      </p>
      {otherStudies && (
        <p>
          <FormattedMessage id="podsumowanie.szkic.inne_studia" />
        </p>
      )}
    </FormNotice>
  );
}

/** The numbers are never stored, so a form with one was filled in after the restore. */
function hasNoNumber({ pesel, obcokrajowiecSeriaNumerDowodu }: EnrolmentValues): boolean {
  return pesel === '' && obcokrajowiecSeriaNumerDowodu === '';
}
