import CheckRounded from '@mui/icons-material/CheckRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import StepLabel from '@mui/material/StepLabel';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PATHS, SCREENS } from '../../../domain/screens';
import type { MessageId } from '../../../intl/messages';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { SKIP_REASONS, valueText } from '../stepTexts';
import type { StepRow } from './stepRows';

/** Accessible states of rows without a value. */
const STATES = {
  done: null,
  now: 'panel.biezacy',
  todo: 'panel.nie_wybrano',
  skipped: 'panel.pominiety',
} as const satisfies Record<StepRow['state'], MessageId | null>;

interface ChosenStepProps {
  /** The screen where the choice can be changed. */
  to: string;
  label: MessageId;
  value: string;
}

/** A choice, as a link to its screen. */
export function ChosenStep({ to, ...chosen }: ChosenStepProps) {
  return (
    <Link to={to}>
      <StepLabel
        icon={<CheckRounded />}
        optional={
          <small>
            <FormattedMessage id="panel.zmien" />
          </small>
        }
      >
        <Chosen {...chosen} />
      </StepLabel>
    </Link>
  );
}

function Chosen({ label, value }: Omit<ChosenStepProps, 'to'>) {
  return (
    <>
      <small>
        <FormattedMessage id={label} />
      </small>
      <b>{value}</b>
    </>
  );
}

interface FoldedLinkProps {
  to: string;
  label: MessageId;
  children: ReactNode;
}

/** A choice within the row of all choices: the label is for screen readers. */
export function FoldedLink({ to, label, children }: FoldedLinkProps) {
  return (
    <Link to={to}>
      <VisuallyHidden>
        <FormattedMessage id={label} />
        {': '}
      </VisuallyHidden>
      {/* Of its own: a browser's translation replaces text nodes, which React would update in vain. */}
      <span>{children}</span>
    </Link>
  );
}

/** A step within the row of all choices; nothing for one without a value. */
export function FoldedStep({ row: { name, state, value } }: { row: StepRow }) {
  const intl = useIntl();
  if (value === null) return null;
  const text = valueText(intl, name, value);
  if (state !== 'done') return <span>{text}</span>;
  return (
    <FoldedLink to={PATHS[name]} label={SCREENS[name].name}>
      {text}
    </FoldedLink>
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
}

/** One step in the list of choices; a chosen step is a link. */
export function SelectionStep({ row }: SelectionStepProps) {
  const intl = useIntl();
  const { name, number, state, value, skipped } = row;
  const text = value === null ? null : valueText(intl, name, value);
  if (state === 'done' && text !== null) {
    return <ChosenStep to={PATHS[name]} label={SCREENS[name].name} value={text} />;
  }
  const isNow = state === 'now';
  const named = <Named name={SCREENS[name].name} state={STATES[state]} />;
  return (
    <StepLabel
      icon={state === 'skipped' ? <RemoveRounded /> : <StepNumber>{number}</StepNumber>}
      aria-current={isNow ? 'step' : undefined}
    >
      {text !== null ? (
        <Chosen label={SCREENS[name].name} value={text} />
      ) : isNow ? (
        <b>{named}</b>
      ) : (
        named
      )}
      {isNow && text === null && (
        <small>
          <FormattedMessage id="panel.wybierasz" />
        </small>
      )}
      {skipped !== null && (
        <small>
          <FormattedMessage id={SKIP_REASONS[skipped]} />
        </small>
      )}
    </StepLabel>
  );
}

/** An element, because MUI renders a bare number as SVG. */
function StepNumber({ children }: { children: ReactNode }) {
  return <span aria-hidden="true">{children}</span>;
}
