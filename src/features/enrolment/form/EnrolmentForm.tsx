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
  const answered = usePrefetchedData(props.offer, { ahead, chosen });
  const [begun, setBegun] = useState(false);
  if (!begun && (shown || answered)) setBegun(true);
  const happened = useEnrolmentState(({ cleared, errorFocus }) => `${cleared} ${errorFocus}`);
  const version = useVersion(shown, happened);
  if (enrolment === null || !begun) return null;
  return (
    <HeldCrash shown={shown} key={version}>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <Form form={enrolment.form} onSubmit={onSubmit} subscription={NO_SUBSCRIPTION}>
          {() => <EnrolmentScreen {...screen} />}
        </Form>
      </Activity>
    </HeldCrash>
  );
});

/**
 * A version that changes whenever the candidate leaves the form, or when it changes while hidden. Used as a key, it
 * removes the elements with typed values, and the next visit starts with new ones.
 */
function useVersion(shown: boolean, happened: string): number {
  const [last, setLast] = useState({ shown, happened, version: 0 });
  if (last.shown !== shown || last.happened !== happened) {
    setLast({ shown, happened, version: last.version + Number(!shown) });
  }
  return last.version;
}

interface HeldCrashProps {
  shown: boolean;
  children: ReactNode;
}

interface HeldCrashState {
  shown: boolean;
  crash: { error: unknown } | null;
}

/** Contains a crash of the hidden form, so that the visible screen stays; the form renders again when it is shown. */
class HeldCrash extends Component<HeldCrashProps, HeldCrashState> {
  override state: HeldCrashState = { shown: this.props.shown, crash: null };

  static getDerivedStateFromProps({ shown }: HeldCrashProps, state: HeldCrashState) {
    return shown === state.shown ? null : { shown, crash: null };
  }

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (crash === null) return this.props.children;
    if (this.props.shown) throw crash.error;
    return null;
  }
}
