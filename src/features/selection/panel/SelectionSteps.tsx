import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PATHS, SCREENS } from '../../../domain/screens';
import type { StepName } from '../../../domain/selection';
import { pickedAt, useSelectionProgress } from '../selectionProgress';
import { pickedText } from '../stepTexts';
import { ChosenStep, Named, SelectionStep, STEP_ICON } from './SelectionStep';
import { stepRows } from './stepRows';

interface SelectionStepsProps {
  /** The current step or form; null on other screens. */
  current: StepName | 'summary' | null;
  /** The sections of the form, shown on its screen. */
  children?: ReactNode;
}

/**
 * The list of choices in the side panel: every step with its state, each choice a link to its step. Beside the form it
 * has the choices only.
 */
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
        {rows.map((row) => (
          <Step
            key={row.name}
            active={row.state === 'now'}
            completed={row.state === 'done'}
            disabled={row.state === 'skipped'}
          >
            <SelectionStep row={row} short={short} />
          </Step>
        ))}
        {chosen !== null && picked !== null && picked !== current && (
          <Step completed>
            <ChosenStep
              to={PATHS[picked]}
              label="oferty.wybrana"
              value={pickedText(intl, chosen)}
              short={short}
            />
          </Step>
        )}
        {!short && (
          <Step>
            <FormStep open={chosen !== null} />
          </Step>
        )}
      </Stepper>
      {short && children}
    </>
  );
}

/**
 * The last item of the list of choices: the form after the steps.
 *
 * @param open whether all choices are made: then the item links to the form
 */
function FormStep({ open }: { open: boolean }) {
  const name = <Named name={SCREENS.summary.name} state="panel.nie_wypelniono" />;
  if (!open) return <StepLabel icon={STEP_ICON}>{name}</StepLabel>;
  return (
    <Link to={PATHS.summary}>
      <StepLabel icon={STEP_ICON}>
        <b>{name}</b>
      </StepLabel>
    </Link>
  );
}
