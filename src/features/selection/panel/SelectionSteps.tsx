import CheckRounded from '@mui/icons-material/CheckRounded';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PATHS, SCREENS } from '../../../domain/screens';
import type { StepName } from '../../../domain/selection';
import { pickedAt, useSelectionProgress } from '../SelectionProgress';
import { pickedText } from '../stepTexts';
import { ChosenStep, FoldedLink, FoldedStep, Named, SelectionStep } from './SelectionStep';
import { stepRows } from './stepRows';

interface SelectionStepsProps {
  /** The current step or form; null on other screens. */
  current: StepName | 'summary' | null;
  /** The sections of the form, shown on its screen. */
  children?: ReactNode;
}

/**
 * The list of choices in the side panel: every step with its state, each choice a link to its step. On the form the
 * choices are one row.
 */
export function SelectionSteps({ current, children }: SelectionStepsProps) {
  const intl = useIntl();
  const progress = useSelectionProgress();
  const { chosen } = progress;
  const isForm = current === 'summary';
  // The programme picked among several, except on the screen where it is picked.
  const picked = pickedAt(progress);
  const rows = stepRows(progress.steps, current);
  if (isForm) {
    return (
      <>
        <Stepper data-compact>
          <Step completed>
            <StepLabel icon={<CheckRounded />}>
              {rows.map((row) => (
                <FoldedStep key={row.name} row={row} />
              ))}
              {chosen !== null && picked !== null && (
                <FoldedLink to={PATHS[picked]} label="oferty.wybrana">
                  {pickedText(intl, chosen)}
                </FoldedLink>
              )}
            </StepLabel>
          </Step>
        </Stepper>
        {children}
      </>
    );
  }
  return (
    <Stepper>
      {rows.map((row) => (
        <Step
          key={row.name}
          active={row.state === 'now'}
          completed={row.state === 'done'}
          disabled={row.state === 'skipped'}
        >
          <SelectionStep row={row} />
        </Step>
      ))}
      {chosen !== null && picked !== null && picked !== current && (
        <Step completed>
          <ChosenStep to={PATHS[picked]} label="oferty.wybrana" value={pickedText(intl, chosen)} />
        </Step>
      )}
      <Step>
        <FormStep open={chosen !== null} />
      </Step>
    </Stepper>
  );
}

const FORM_ICON = <DescriptionOutlined />;

/**
 * The last item of the list of choices: the form after the steps.
 *
 * @param open whether all choices are made: then the item links to the form
 */
function FormStep({ open }: { open: boolean }) {
  const name = <Named name={SCREENS.summary.name} state="panel.nie_wypelniono" />;
  if (!open) return <StepLabel icon={FORM_ICON}>{name}</StepLabel>;
  return (
    <Link to={PATHS.summary}>
      <StepLabel
        icon={FORM_ICON}
        optional={
          <small>
            <FormattedMessage id="panel.przejdz" />
          </small>
        }
      >
        {name}
      </StepLabel>
    </Link>
  );
}
