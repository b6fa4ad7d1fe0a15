import StepLabel from '@mui/material/StepLabel';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PATHS, SCREENS } from '../../../domain/screens';
import type { MessageId } from '../../../intl/messages';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { SKIP_REASONS, valueText } from '../stepTexts';
import type { StepRow } from './stepRows';

/** An empty circle: the theme shows the state. */
export const STEP_ICON = <i />;

/** Accessible states of rows without a value. */
const STATES = {
  done: null,
  now: 'panel.biezacy',
  todo: 'panel.nie_wybrano',
  skipped: 'panel.pominiety',
} as const satisfies Record<StepRow['state'], MessageId | null>;

interface ChosenProps {
  label: MessageId;
  value: string;
  /** Beside the form, where the label is for screen readers only. */
  short?: boolean;
}

function Chosen({ label, value, short = false }: ChosenProps) {
  const name = <FormattedMessage id={label} />;
  return (
    <>
      {short ? <VisuallyHidden>{name}: </VisuallyHidden> : <small>{name}</small>}
      <b>{value}</b>
    </>
  );
}

interface ChosenStepProps extends ChosenProps {
  /** The screen where the choice can be changed. */
  to: string;
}

/** A choice, as a link to its screen. */
export function ChosenStep({ to, ...chosen }: ChosenStepProps) {
  return (
    <Link to={to}>
      <StepLabel icon={STEP_ICON}>
        <Chosen {...chosen} />
        <VisuallyHidden>
          <FormattedMessage id="panel.zmien" />
        </VisuallyHidden>
      </StepLabel>
    </Link>
  );
}

interface NamedProps {
  name: MessageId;
  /** The accessible state. */
  state: MessageId | null;
}

/** The name of a step without a value. */
export function Named({ name, state }: NamedProps) {
  return (
    <>
      <FormattedMessage id={name} />
      <VisuallyHidden>{state !== null && <FormattedMessage id={state} />}</VisuallyHidden>
    </>
  );
}

interface SelectionStepProps {
  row: StepRow;
  short: boolean;
}

/** One step in the list of choices; a chosen step is a link. */
export function SelectionStep({ row, short }: SelectionStepProps) {
  const intl = useIntl();
  const { name, state, value, skipped } = row;
  const label = SCREENS[name].name;
  const text = value === null ? null : valueText(intl, name, value);
  if (state === 'done' && text !== null) {
    return <ChosenStep to={PATHS[name]} label={label} value={text} short={short} />;
  }
  return (
    <StepLabel icon={STEP_ICON} aria-current={state === 'now' ? 'step' : undefined}>
      {text === null ? (
        <Named name={label} state={STATES[state]} />
      ) : (
        <Chosen label={label} value={text} short={short} />
      )}
      {skipped !== null && !short && (
        <small>
          <FormattedMessage id={SKIP_REASONS[skipped]} />
        </small>
      )}
    </StepLabel>
  );
}
