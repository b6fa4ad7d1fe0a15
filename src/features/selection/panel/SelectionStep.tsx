import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PATHS, SCREENS } from '../../../domain/screens';
import type { MessageId } from '../../../intl/messages';
import { FORCED_COLORS, FROM_MD, HOVERS } from '../../../ui/theme/media';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { SKIP_REASONS, valueText } from '../stepTexts';
import type { StepRow } from './stepRows';

/** The choices beside the form, which are a plain list (SelectionSteps.tsx). */
export const SHORT = '[data-short]';

/** A circle with the state of the row, and a text. */
const Line = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '2px 0',
  '&[aria-current]': {
    [FORCED_COLORS]: { outline: '2px solid Highlight', outlineOffset: 4 },
  },
  [`${SHORT} &`]: { padding: 0, [FROM_MD]: { minHeight: 28 } },
  '& > i': {
    flex: 'none',
    zIndex: 1,
    boxSizing: 'border-box',
    width: 12,
    height: 12,
    marginRight: 16,
    border: `2px solid ${theme.vars.palette.outline.main}`,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.background.default,
    '[data-state=now] &': { borderWidth: 4, borderColor: theme.vars.palette.primary.main },
    '[data-state=done] &': {
      borderColor: theme.vars.palette.primary.main,
      backgroundColor: theme.vars.palette.primary.main,
    },
    '[data-state=skipped] &': { borderColor: theme.vars.palette.segment },
    [`${SHORT} &`]: { display: 'none' },
    [FORCED_COLORS]: {
      forcedColorAdjust: 'none',
      '[data-state] &': { borderColor: 'CanvasText', backgroundColor: 'Canvas' },
      '[data-state=done] &': { backgroundColor: 'CanvasText' },
      '[data-state=now] &': { borderColor: 'Highlight' },
    },
  },
  '& > span': {
    ...theme.typography.body1,
    flex: 1,
    lineHeight: 1.25,
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
    '[data-state=now] &, [data-state=now] & b': {
      color: theme.vars.palette.text.primary,
      fontWeight: 600,
    },
  },
  '& b': { display: 'block', color: theme.vars.palette.text.primary, fontWeight: 400 },
  '& small': {
    display: 'block',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.8125rem',
    lineHeight: '1.125rem',
    fontWeight: 400,
  },
  'a > & b': {
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textDecorationColor: theme.vars.palette.outline.main,
    textUnderlineOffset: '0.22em',
  },
  [HOVERS]: {
    'a:hover > & b': {
      color: theme.vars.palette.primary.main,
      textDecorationColor: 'currentColor',
    },
  },
}));

interface StepLineProps {
  current?: boolean;
  children: ReactNode;
}

/** The line of a step; the list around it names the state of each row. */
export function StepLine({ current = false, children }: StepLineProps) {
  return (
    <Line aria-current={current ? 'step' : undefined}>
      <i />
      <span>{children}</span>
    </Line>
  );
}

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
      <StepLine>
        <Chosen {...chosen} />
        <VisuallyHidden>
          <FormattedMessage id="panel.zmien" />
        </VisuallyHidden>
      </StepLine>
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
    <StepLine current={state === 'now'}>
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
    </StepLine>
  );
}
