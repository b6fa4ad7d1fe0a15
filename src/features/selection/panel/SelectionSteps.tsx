import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PATHS, SCREENS } from '../../../domain/screens';
import type { StepName } from '../../../domain/selection';
import { pickedAt, useSelectionProgress } from '../selectionProgress';
import { pickedText } from '../stepTexts';
import { ChosenStep, Named, SelectionStep, SHORT, StepLine } from './SelectionStep';
import { stepRows } from './stepRows';

const Steps = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative' },
  // Connects the circles of two rows of any height.
  '& > li + li::before': {
    content: '""',
    position: 'absolute',
    left: 5,
    bottom: 'calc(50% + 6px)',
    width: 2,
    height: 32,
    backgroundColor: theme.vars.palette.segment,
  },
  '& > [data-state=done] + li::before': { backgroundColor: theme.vars.palette.primary.main },
  [`&${SHORT} > li::before`]: { display: 'none' },
  '& > li > a': { display: 'block', color: 'inherit', textDecoration: 'none' },
}));

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
      <Steps data-short={short || undefined}>
        {rows.map((row) => (
          <li key={row.name} data-state={row.state}>
            <SelectionStep row={row} short={short} />
          </li>
        ))}
        {chosen !== null && picked !== null && picked !== current && (
          <li data-state="done">
            <ChosenStep
              to={PATHS[picked]}
              label="oferty.wybrana"
              value={pickedText(intl, chosen)}
              short={short}
            />
          </li>
        )}
        {!short && (
          <li data-state="todo">
            <FormStep open={chosen !== null} />
          </li>
        )}
      </Steps>
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
  if (!open) return <StepLine>{name}</StepLine>;
  return (
    <Link to={PATHS.summary}>
      <StepLine>
        <b>{name}</b>
      </StepLine>
    </Link>
  );
}
