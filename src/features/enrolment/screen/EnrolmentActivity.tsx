import '../../../ui/theme/formStyles';
import { Activity, type ComponentProps, memo, useDeferredValue, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { areDictionariesSettled, isOfferDataSettled } from '../../../api/formPrefetch';
import type { WithApi } from '../../../api/recruitmentApi';
import type { Offer } from '../../../contract/offer';
import { offerKey } from '../../../domain/steps';
import { useLanguage } from '../../../intl/language';
import { SkeletonList } from '../../../ui/SkeletonList';
import { enrolmentSlice, useEnrolmentState } from '../model/enrolmentSlice';
import { EnrolmentForm } from './EnrolmentForm';

const { screenEntered, screenLeft } = enrolmentSlice.actions;

interface EnrolmentActivityProps extends ComponentProps<typeof EnrolmentForm> {
  /** True when the summary is shown; otherwise the candidate is still choosing. */
  shown: boolean;
  /** True after the browser's "back" or "forward", or a load of the page: its position needs the form at once. */
  returning: boolean;
}

/**
 * The form of the summary, attached to the store that outlives it. While the candidate is choosing, it is rendered ahead
 * once the dictionaries are loaded: hidden and without effects (docs/adr/0011).
 */
export const EnrolmentActivity = memo(function EnrolmentActivity(props: EnrolmentActivityProps) {
  const { shown, returning, ...screen } = props;
  const isAhead = useIsAhead(props.offer);
  // The form follows the heading, which answers the click: together they would be one long task.
  const isUnderHeading = useDeferredValue(shown, false);
  const visible = shown && (returning || isUnderHeading);
  const timesReplaced = useEnrolmentState((state) => state.timesReplaced);
  const dispatch = useDispatch();
  const programme = offerKey(props.offer);
  useEffect(() => {
    if (!visible) return undefined;
    dispatch(screenEntered(programme));
    return () => {
      dispatch(screenLeft());
    };
  }, [dispatch, visible, programme]);
  if (!isAhead && !visible) return shown && <SkeletonList rows={16} />;
  return (
    <Activity key={timesReplaced} mode={visible ? 'visible' : 'hidden'}>
      <EnrolmentForm {...screen} />
    </Activity>
  );
});

/**
 * Re-renders the caller with the data that is fetched ahead, as a hidden form does not follow its own queries.
 *
 * @returns whether the dictionaries have responded
 */
function useIsAhead(offer: Offer): boolean {
  const lang = useLanguage();
  useSelector((state: WithApi) => isOfferDataSettled(state, lang, offer));
  return useSelector((state: WithApi) => areDictionariesSettled(state, lang));
}
