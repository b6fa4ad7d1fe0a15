import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Offer } from '../../contract/offer';
import type { StepName } from '../../domain/selection';
import { SelectionStep } from './SelectionStep';
import { stepRows } from './stepRows';
import { useWay } from './useWay';

/** The last item: the form that follows the steps, with its sections while it is on the screen. */
function FormStep({ current, children }: { current: boolean; children: ReactNode }) {
  const kind = current ? 'now' : 'todo';
  return (
    <li className={kind}>
      <div className={`Step is-${kind}`} aria-current={current ? 'step' : undefined}>
        <span className="dot" aria-hidden="true">
          <DescriptionOutlined />
        </span>
        <span>
          <span className="lbl">
            <FormattedMessage id="krok.nazwa.formularz" />
            <span className="sr">
              <FormattedMessage id={current ? 'panel.biezacy' : 'panel.nie_wypelniono'} />
            </span>
          </span>
          {current && (
            <span className="note">
              <FormattedMessage id="panel.wypelniasz" />
            </span>
          )}
        </span>
      </div>
      {current && children}
    </li>
  );
}

interface SelectionStepsProps {
  offers: readonly Offer[];
  /** The step or form on the screen; null on a screen that is neither. */
  current: StepName | 'summary' | null;
  /** The sections of the form, shown under its item while it is on the screen. */
  children?: ReactNode;
}

/** The "your choice" list of the side panel: every step with its state, each choice a link to its step. */
export function SelectionSteps({ offers, current, children }: SelectionStepsProps) {
  const { steps } = useWay(offers);
  // Values without visible labels leave room for the sections of the form.
  const compact = current === 'summary';
  return (
    <ol className={compact ? 'Steps Steps--compact' : 'Steps'}>
      {stepRows(steps, current).map((row) => (
        <SelectionStep key={row.name} row={row} compact={compact} />
      ))}
      <FormStep current={current === 'summary'}>{children}</FormStep>
    </ol>
  );
}
