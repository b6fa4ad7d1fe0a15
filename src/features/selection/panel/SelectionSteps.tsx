import Step from '@mui/material/Step';
import Stepper from '@mui/material/Stepper';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Offer } from '../../../contract/offer';
import { PATHS } from '../../../domain/paths';
import type { StepName } from '../../../domain/selection';
import { FormStep } from './FormStep';
import { ChosenStep, SelectionStep } from './SelectionStep';
import { pickedText } from '../stepMessages';
import { stepRows } from './stepRows';
import { pickedAt, useWay } from '../useWay';

interface SelectionStepsProps {
  offers: readonly Offer[];
  /** The step or form on the screen; null on a screen that is neither. */
  current: StepName | 'summary' | null;
  /** The sections of the form, shown on its screen. */
  children?: ReactNode;
}

/** The "your choice" list of the side panel: every step with its state, each choice a link to its step. */
export function SelectionSteps({ offers, current, children }: SelectionStepsProps) {
  const intl = useIntl();
  const way = useWay(offers);
  const { chosen } = way;
  const isForm = current === 'summary';
  // The programme that was picked among several, everywhere but on the screen where that is done.
  const picked = pickedAt(way);
  return (
    <Stepper data-compact={isForm || undefined}>
      {stepRows(way.steps, current).map((row) => (
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
