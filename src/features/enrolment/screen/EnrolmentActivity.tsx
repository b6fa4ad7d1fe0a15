import '../../../ui/theme/formStyles';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { Activity, type ComponentProps, memo, useDeferredValue, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  areDictionariesSettled,
  isOfferDataSettled,
  prefetchDictionaries,
  prefetchOfferData,
} from '../../../api/formPrefetch';
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
  /** True when the browser's "back" or "forward" led here: then the former position needs the form at once. */
  returning: boolean;
  /** True when the offer is the chosen one, and not only a likely one. */
  chosen: boolean;
}

/**
 * The form of the summary, attached to the store that outlives it. Pre-rendered while the candidate is choosing: hidden
 * and without effects, once the dictionaries are loaded (docs/adr/0011).
 */
export const EnrolmentActivity = memo(function EnrolmentActivity(props: EnrolmentActivityProps) {
  const { shown, returning, chosen, ...screen } = props;
  const isAhead = usePrefetchedData(props.offer, { ahead: !shown, chosen });
  // The form follows the heading, which answers the click: together they would be one long task.
  const isUnderHeading = useDeferredValue(shown, false);
  const visible = shown && (returning || isUnderHeading);
  const timesLeft = useEnrolmentState((state) => state.timesLeft);
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
    <Activity key={timesLeft} mode={visible ? 'visible' : 'hidden'}>
      <EnrolmentForm {...screen} />
    </Activity>
  );
});

/**
 * Fetches the form's data while the candidate is choosing (`ahead`); the data of the offer once it is chosen. The form
 * retries failed calls and reports them. Re-renders the caller with the responses, as a hidden form does not follow its
 * own queries.
 *
 * @returns whether the dictionaries have responded
 */
function usePrefetchedData(
  { kierunekSpecjalnosc, rekrutacja }: Offer,
  { ahead, chosen }: { ahead: boolean; chosen: boolean },
): boolean {
  const dispatch = useDispatch<ThunkDispatch<WithApi, unknown, UnknownAction>>();
  const lang = useLanguage();
  const { id: studies } = kierunekSpecjalnosc;
  const { id: recruitment } = rekrutacja;
  useEffect(() => {
    if (!ahead) return;
    dispatch(prefetchDictionaries(lang));
    if (chosen) dispatch(prefetchOfferData({ studies, recruitment, lang }));
  }, [dispatch, ahead, chosen, studies, recruitment, lang]);
  useSelector((state: WithApi) => isOfferDataSettled(state, { studies, recruitment, lang }));
  return useSelector((state: WithApi) => areDictionariesSettled(state, lang));
}
