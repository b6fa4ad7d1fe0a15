import Step from '@mui/material/Step';
import Stepper from '@mui/material/Stepper';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../domain/paths';
import type { StepName } from '../../../domain/selection';
import { FormStep } from './FormStep';
import { pickedAt, useSelectionProgress } from '../SelectionProgress';
import { ChosenStep, SelectionStep } from './SelectionStep';
import { pickedText } from '../stepTexts';
import { stepRows } from './stepRows';

interface SelectionStepsProps {
  /** The current step or form; null on other screens. */
  current: StepName | 'summary' | null;
  /** The sections of the form, shown on its screen. */
  children?: ReactNode;
}

/** The list of choices in the side panel: every step with its state, each choice a link to its step. */
export function SelectionSteps({ current, children }: SelectionStepsProps) {
  const intl = useIntl();
  const progress = useSelectionProgress();
  const { chosen } = progress;
  const isForm = current === 'summary';
  // The programme picked among several, except on the screen where it is picked.
  const picked = pickedAt(progress);
  return (
    <Stepper data-compact={isForm || undefined}>
      {stepRows(progress.steps, current).map((row) => (
        <Step
          key={row.name}
          active={row.state === 'now'}
          completed={row.state === 'done'}
          disabled={row.state === 'skipped'}
        >
          <SelectionStep row={row} compact={isForm} />
        </Step>
      ))}
      {chosen !== null && picked !== null && picked !== current && (
        <Step completed>
          <ChosenStep
            to={PATHS[picked]}
            label="oferty.wybrana"
            value={pickedText(intl, chosen)}
            compact={isForm}
          />
        </Step>
      )}
      <Step active={isForm}>
        <FormStep current={isForm} open={chosen !== null} />
        {isForm && children}
      </Step>
    </Stepper>
  );
}
