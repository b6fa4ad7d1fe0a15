import CheckRounded from '@mui/icons-material/CheckRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import StepLabel from '@mui/material/StepLabel';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PATHS } from '../../../domain/paths';
import type { MessageId } from '../../../intl/messages';
import { RouterLink } from '../../../ui/links';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { SKIP_REASONS, SCREEN_TEXTS, valueText } from '../stepTexts';
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
  /** Shows values only: the label is for screen readers. */
  compact: boolean;
}

/** A choice, as a link to its screen. */
export function ChosenStep({ to, ...chosen }: ChosenStepProps) {
  return (
    <RouterLink to={to}>
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
    </RouterLink>
  );
}

function Chosen({ label, value, compact }: Omit<ChosenStepProps, 'to'>) {
  const name = <FormattedMessage id={label} />;
  return (
    <>
      {compact ? <VisuallyHidden>{name}: </VisuallyHidden> : <small>{name}</small>}
      <b>{value}</b>
    </>
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
  compact: boolean;
}

/** One step in the list of choices; a chosen step is a link. */
export function SelectionStep({ row, compact }: SelectionStepProps) {
  const intl = useIntl();
  const { name, number, state, value, skipped } = row;
  const text = value === null ? null : valueText(intl, name, value);
  if (state === 'done' && text !== null) {
    return (
      <ChosenStep to={PATHS[name]} label={SCREEN_TEXTS[name].name} value={text} compact={compact} />
    );
  }
  const isNow = state === 'now';
  const named = <Named name={SCREEN_TEXTS[name].name} state={STATES[state]} />;
  return (
    <StepLabel
      icon={state === 'skipped' ? <RemoveRounded /> : <StepNumber>{number}</StepNumber>}
      aria-current={isNow ? 'step' : undefined}
    >
      {text !== null ? (
        <Chosen label={SCREEN_TEXTS[name].name} value={text} compact={compact} />
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
