import CheckRounded from '@mui/icons-material/CheckRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PATHS } from '../../domain/paths';
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

/** Label and value, with the label for screen readers only where values stand alone. */
function Chosen({ row, value, compact }: { row: StepRow; value: string; compact: boolean }) {
  return (
    <>
      <span className={compact ? 'lbl sr' : 'lbl'}>
        <FormattedMessage id={STEP_NAMES[row.name]} />
        {compact && <span>: </span>}
      </span>
      <span className="val">{valueText(useIntl(), row.name, value)}</span>
    </>
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
  return (
    <span>
      {row.value === null ? (
        <Label row={row} />
      ) : (
        <Chosen row={row} value={row.value} compact={compact} />
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
  const kind = ITEM_CLASS[row.state];
  if (row.state === 'done') {
    return (
      <li className={kind}>
        <Link className="Step is-done" to={PATHS[row.name]}>
          <Dot>
            <CheckRounded />
          </Dot>
          <Content row={row} compact={compact} />
          <span className="act">
            <FormattedMessage id="panel.zmien" />
          </span>
        </Link>
      </li>
    );
  }
  return (
    <li className={kind}>
      <div className={`Step is-${kind}`} aria-current={row.state === 'now' ? 'step' : undefined}>
        <Dot>{row.state === 'skipped' ? <RemoveRounded /> : row.number}</Dot>
        <Content row={row} compact={compact} />
      </div>
    </li>
  );
}
