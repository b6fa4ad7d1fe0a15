import '../../../ui/theme/formStyles';
import { skipToken } from '@reduxjs/toolkit/query';
import {
  Activity,
  Component,
  type ComponentProps,
  memo,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useState,
} from 'react';
import { useDispatch } from 'react-redux';
import {
  useCitizenshipsQuery,
  useConsentsQuery,
  useCountriesQuery,
  useFormDefinitionsQuery,
  usePhonePrefixesQuery,
} from '../../../api/enrolmentApi';
import type { Offer } from '../../../contract/offer';
import { offerKey } from '../../../domain/steps';
import { useLanguage } from '../../../intl/language';
import { SkeletonList } from '../../../ui/SkeletonList';
import { enrolmentSlice, useEnrolmentState } from '../model/enrolmentSlice';
import { EnrolmentContext } from '../model/enrolmentContext';
import { EnrolmentScreen } from './EnrolmentScreen';

const { entered, left } = enrolmentSlice.actions;

interface EnrolmentFormProps extends ComponentProps<typeof EnrolmentScreen> {
  /** Whether the summary is shown; otherwise the candidate is still choosing. */
  shown: boolean;
  /** Whether the browser's "back" or "forward" led here: then the former position needs the form at once. */
  returning: boolean;
  /** Whether the offer is the chosen one, and not only a likely one. */
  chosen: boolean;
}

/**
 * The form of the summary, attached to the store that outlives it. Pre-rendered while the candidate is choosing: hidden
 * and without effects, once the dictionaries are loaded (docs/adr/0011).
 */
export const EnrolmentForm = memo(function EnrolmentForm(props: EnrolmentFormProps) {
  const { shown, returning, chosen, ...screen } = props;
  const enrolment = useContext(EnrolmentContext);
  const dictionariesSettled = usePrefetchedData(props.offer, { ahead: !shown, chosen });
  const [isAhead, setAhead] = useState(false);
  if (!isAhead && dictionariesSettled) setAhead(true);
  // The form follows the heading, which answers the click: together they would be one long task.
  const isUnderHeading = useDeferredValue(shown, false);
  const visible = shown && (returning || isUnderHeading);
  const visit = useEnrolmentState((state) => state.visit);
  const dispatch = useDispatch();
  const programme = offerKey(props.offer);
  useEffect(() => {
    if (!visible || enrolment === null) return undefined;
    dispatch(entered(programme));
    return () => {
      dispatch(left());
    };
  }, [dispatch, enrolment, visible, programme]);
  if (enrolment === null || !(isAhead || visible)) {
    return shown && <SkeletonList rows={16} />;
  }
  return (
    <HiddenErrorBoundary shown={visible} key={visit}>
      <Activity mode={visible ? 'visible' : 'hidden'}>
        <EnrolmentScreen {...screen} />
      </Activity>
    </HiddenErrorBoundary>
  );
});

interface HiddenErrorBoundaryProps {
  shown: boolean;
  children: ReactNode;
}

interface HiddenErrorBoundaryState {
  shown: boolean;
  failure: { error: unknown } | null;
}

/** An error boundary of the hidden form: the visible screen is not affected, and the form renders again when it is shown. */
class HiddenErrorBoundary extends Component<HiddenErrorBoundaryProps, HiddenErrorBoundaryState> {
  override state: HiddenErrorBoundaryState = { shown: this.props.shown, failure: null };

  static getDerivedStateFromProps(
    { shown }: HiddenErrorBoundaryProps,
    state: HiddenErrorBoundaryState,
  ) {
    return shown === state.shown ? null : { shown, failure: null };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (this.props.shown) throw failure.error;
    return null;
  }
}

/**
 * Prefetches the form's data while the candidate is choosing (`ahead`); the data of the offer once it is chosen. The
 * form retries failed calls and reports them. Re-renders the caller with each response.
 *
 * @returns whether the dictionaries have responded
 */
function usePrefetchedData(
  offer: Offer,
  { ahead, chosen: isChosen }: { ahead: boolean; chosen: boolean },
): boolean {
  const lang = useLanguage();
  const chosen = ahead && isChosen;
  const language = ahead ? lang : skipToken;
  useFormDefinitionsQuery(chosen ? offer.kierunekSpecjalnosc.id : skipToken);
  useConsentsQuery(chosen ? { id: offer.rekrutacja.id, lang } : skipToken);
  const dictionaries = [
    useCountriesQuery(language),
    useCitizenshipsQuery(language),
    usePhonePrefixesQuery(language),
  ];
  return dictionaries.every(
    ({ currentData, error }) => currentData !== undefined || error !== undefined,
  );
}
