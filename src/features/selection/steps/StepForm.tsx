import ArrowBack from '@mui/icons-material/ArrowBackRounded';
import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { PATHS, SCREENS } from '../../../domain/screens';
import type { StepName } from '../../../domain/stepOrder';
import { destinationAfter, pathBefore } from '../../../domain/steps';
import { BarText, FloatingBar } from '../../../ui/FloatingBar';
import { isAmbiguousAt, type SelectionProgress, useSelectionProgress } from '../selectionProgress';

interface StepFormProps {
  name: StepName;
  children: ReactNode;
}

/** The form of a step with its bar: back, and after a choice the forward button, which submits it. */
export function StepForm({ name, children }: StepFormProps) {
  const navigate = useNavigate();
  const progress = useSelectionProgress();
  const { steps } = progress;
  const destination = destinationAfter(steps, name);
  const chosen = isChosen(progress, name);
  const hint = isAmbiguousAt(progress, name) ? 'krok.wybierz.oferta' : SCREENS[name].hint;
  const isFirst = name === 'direction';
  // Rendered before a choice, so that hydration keeps the button that a candidate may be clicking.
  const isHidden = isFirst && steps.length === 0;
  const shown = isHidden || chosen;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // Enter submits a form without a button as well.
        if (chosen) void navigate(PATHS[destination]);
      }}
    >
      {children}
      {(!isFirst || shown) && (
        <FloatingBar idle={!shown} hidden={isHidden}>
          {!isFirst && (
            <Button
              startIcon={<ArrowBack />}
              onClick={() => void navigate(pathBefore(steps, name))}
            >
              <FormattedMessage id="krok.wstecz" />
            </Button>
          )}
          <BarText role="status">
            {!shown && hint && (
              <small>
                <FormattedMessage id={hint} />
              </small>
            )}
          </BarText>
          {shown && (
            <Button variant="contained" endIcon={<ArrowForward />} type="submit">
              <FormattedMessage id={isHidden ? 'krok.dalej' : SCREENS[destination].forward} />
            </Button>
          )}
        </FloatingBar>
      )}
    </form>
  );
}

/** Returns whether the step has a choice, and a programme is picked where the last step leaves several. */
function isChosen(progress: SelectionProgress, name: StepName): boolean {
  if (isAmbiguousAt(progress, name)) return progress.chosen !== null;
  const step = progress.steps.find((candidate) => candidate.name === name);
  return step !== undefined && step.choice !== null;
}
