import {
  Activity,
  Component,
  memo,
  useContext,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { Form } from 'react-final-form';
import '../../../ui/theme/formStyles';
import { EnrolmentContext, useEnrolmentState } from './enrolmentContext';
import { EnrolmentScreen } from './EnrolmentScreen';
import { usePrefetchedData } from '../loading/usePrefetchedData';

const NO_SUBSCRIPTION = {};
/** `useSubmitApplication` replaces it by the actual submission. */
const onSubmit = () => undefined;

interface EnrolmentFormProps extends ComponentProps<typeof EnrolmentScreen> {
  /** Whether the candidate is still choosing. */
  ahead: boolean;
  /** Whether the form is visible. */
  shown: boolean;
  /** Whether the offer is the chosen one, and not only a likely one. */
  chosen: boolean;
}

/**
 * The form of the summary, attached to the store that outlives it. Pre-rendered while the candidate is choosing: hidden
 * and without effects, once the dictionaries are loaded (docs/adr/0018).
 */
export const EnrolmentForm = memo(function EnrolmentForm(props: EnrolmentFormProps) {
  const { ahead, shown, chosen, ...screen } = props;
  const enrolment = useContext(EnrolmentContext);
  const dictionariesSettled = usePrefetchedData(props.offer, { ahead, chosen });
  const [mounted, setMounted] = useState(false);
  if (!mounted && (shown || dictionariesSettled)) setMounted(true);
  const changes = useEnrolmentState(({ cleared, errorFocus }) => `${cleared} ${errorFocus}`);
  const version = useVersion(shown, changes);
  if (enrolment === null || !mounted) return null;
  return (
    <HiddenErrorBoundary shown={shown} key={version}>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <Form form={enrolment.form} onSubmit={onSubmit} subscription={NO_SUBSCRIPTION}>
          {() => <EnrolmentScreen {...screen} />}
        </Form>
      </Activity>
    </HiddenErrorBoundary>
  );
});

/**
 * A version that changes whenever the candidate leaves the form, or when it changes while hidden. Used as a key, it
 * removes the elements with typed values, and the next visit starts with new ones.
 */
function useVersion(shown: boolean, changes: string): number {
  const [last, setLast] = useState({ shown, changes, version: 0 });
  if (last.shown !== shown || last.changes !== changes) {
    setLast({ shown, changes, version: last.version + Number(!shown) });
  }
  return last.version;
}

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
