import CheckRounded from '@mui/icons-material/CheckRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PATHS } from '../../domain/paths';
import type { MessageId } from '../../intl/messageId';
import { SKIP_REASONS, STEP_NAMES, valueText } from './stepMessages';
import type { StepRow } from './stepRows';

const ITEM_CLASS = { done: 'done', now: 'now', todo: 'todo', skipped: 'skip' } as const;

function Dot({ children }: { children: ReactNode }) {
  return (
    <span className="dot" aria-hidden="true">
      {children}
    </span>
  );
}

interface ChosenProps {
  label: MessageId;
  value: string;
  /** Values stand alone: the label is for screen readers only. */
  compact: boolean;
}

function Chosen({ label, value, compact }: ChosenProps) {
  return (
    <>
      <span className={compact ? 'lbl sr' : 'lbl'}>
        <FormattedMessage id={label} />
        {compact && <span>: </span>}
      </span>
      <span className="val">{value}</span>
    </>
  );
}

/** A choice that was made, as a link to the screen where it is changed. */
export function ChosenStep({ to, ...chosen }: ChosenProps & { to: string }) {
  return (
    <li className="done">
      <Link className="Step is-done" to={to}>
        <Dot>
          <CheckRounded />
        </Dot>
        <span>
          <Chosen {...chosen} />
        </span>
        <span className="act">
          <FormattedMessage id="panel.zmien" />
        </span>
      </Link>
    </li>
  );
}

/** The label of a row without a value; what its look says is said in words, too. */
function Label({ row }: { row: StepRow }) {
  return (
    <span className="lbl">
      <FormattedMessage id={STEP_NAMES[row.name]} />
      <span className="sr">
        {row.state === 'now' && <FormattedMessage id="panel.biezacy" />}
        {row.state === 'todo' && <FormattedMessage id="panel.nie_wybrano" />}
        {row.state === 'skipped' && <FormattedMessage id="panel.pominiety" />}
      </span>
    </span>
  );
}

function Content({ row, compact }: { row: StepRow; compact: boolean }) {
  const intl = useIntl();
  return (
    <span>
      {row.value === null ? (
        <Label row={row} />
      ) : (
        <Chosen
          label={STEP_NAMES[row.name]}
          value={valueText(intl, row.name, row.value)}
          compact={compact}
        />
      )}
      {row.state === 'now' && row.value === null && (
        <span className="note">
          <FormattedMessage id="panel.wybierasz" />
        </span>
      )}
      {row.skipped !== null && (
        <span className="note">
          <FormattedMessage id={SKIP_REASONS[row.skipped]} />
        </span>
      )}
    </span>
  );
}

/** One step of the "your choice" list: a link when chosen, so that the choice can be changed. */
export function SelectionStep({ row, compact }: { row: StepRow; compact: boolean }) {
  const intl = useIntl();
  const { name, state, value } = row;
  if (state === 'done' && value !== null) {
    const chosen = { label: STEP_NAMES[name], value: valueText(intl, name, value), compact };
    return <ChosenStep to={PATHS[name]} {...chosen} />;
  }
  const kind = ITEM_CLASS[state];
  return (
    <li className={kind}>
      <div className={`Step is-${kind}`} aria-current={state === 'now' ? 'step' : undefined}>
        <Dot>{state === 'skipped' ? <RemoveRounded /> : row.number}</Dot>
        <Content row={row} compact={compact} />
      </div>
    </li>
  );
}
