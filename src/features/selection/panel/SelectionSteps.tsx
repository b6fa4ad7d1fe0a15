import Step from '@mui/material/Step';
import Stepper from '@mui/material/Stepper';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PATHS, SCREENS } from '../../../domain/screens';
import type { StepName } from '../../../domain/stepOrder';
import type { MessageId } from '../../../intl/messages';
import { pickedAt, useSelectionProgress } from '../selectionProgress';
import { pickedText, SKIP_REASONS, valueText } from '../stepTexts';
import { StepItem } from './StepItem';
import { type StepRow, stepRows } from './stepRows';

/** Accessible states of rows without a value. */
const STATES = {
  done: null,
  now: 'panel.biezacy',
  todo: 'panel.nie_wybrano',
  skipped: 'panel.pominiety',
} as const satisfies Record<StepRow['state'], MessageId | null>;

interface SelectionStepsProps {
  /** The current step or form; null on other screens. */
  current: StepName | 'summary' | null;
  /** The sections of the form, shown on its screen. */
  children?: ReactNode;
}

/** The steps in the side panel, each choice a link to its step. Beside the form it has the choices only. */
export function SelectionSteps({ current, children }: SelectionStepsProps) {
  const intl = useIntl();
  const progress = useSelectionProgress();
  const { chosen } = progress;
  const short = current === 'summary';
  // The programme picked among several, except on the screen where it is picked.
  const picked = pickedAt(progress);
  const rows = stepRows(progress.steps, current).filter(({ value }) => !short || value !== null);
  return (
    <>
      <Stepper data-short={short || undefined}>
        {rows.map(({ name, state, value, skipped }) => (
          <Step
            key={name}
            active={state === 'now'}
            completed={state === 'done'}
            disabled={state === 'skipped'}
          >
            <StepItem
              label={SCREENS[name].name}
              value={value === null ? null : valueText(intl, name, value)}
              state={STATES[state]}
              to={state === 'done' ? PATHS[name] : null}
              isCurrent={state === 'now'}
              short={short}
              reason={skipped === null || short ? null : SKIP_REASONS[skipped]}
            />
          </Step>
        ))}
        {chosen !== null && picked !== null && picked !== current && (
          <Step completed>
            <StepItem
              label="oferty.wybrana"
              value={pickedText(intl, chosen)}
              state={null}
              to={PATHS[picked]}
              short={short}
            />
          </Step>
        )}
        {!short && (
          <Step>
            <StepItem
              label={SCREENS.summary.name}
              value={null}
              state="panel.nie_wypelniono"
              to={chosen === null ? null : PATHS.summary}
            />
          </Step>
        )}
      </Stepper>
      {short && children}
    </>
  );
}
