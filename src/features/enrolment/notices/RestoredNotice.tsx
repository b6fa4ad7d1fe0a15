import { FormattedMessage } from 'react-intl';
import { useEnrolmentState } from '../model/enrolmentSlice';
import { FormNotice } from './FormExpiry';

/**
 * A notice above the form after a reload, until the screen is left: the data was restored, and what has to be typed
 * again.
 *
 * @param offer the `offerKey` of the displayed programme
 */
export function RestoredNotice({ offer }: { offer: string }) {
  const restored = useEnrolmentState((state) => state.restored);
  if (restored === null) return null;
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
