import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Offer } from '../../contract/offer';
import { PATHS } from '../../domain/paths';
import type { StepName } from '../../domain/selection';
import { FormStep } from './FormStep';
import { ChosenStep, SelectionStep } from './SelectionStep';
import { pickedText } from './stepMessages';
import { stepRows } from './stepRows';
import { pickedAt, useWay, type Way } from './useWay';

interface SelectionStepsProps {
  offers: readonly Offer[];
  /** The step or form on the screen; null on a screen that is neither. */
  current: StepName | 'summary' | null;
  /** The sections of the form, shown under its item while it is on the screen. */
  children?: ReactNode;
}

/** The "your choice" list of the side panel: every step with its state, each choice a link to its step. */
export function SelectionSteps({ offers, current, children }: SelectionStepsProps) {
  const way = useWay(offers);
  // Values without visible labels leave room for the sections of the form.
  const compact = current === 'summary';
  return (
    <ol className={compact ? 'Steps Steps--compact' : 'Steps'}>
      {stepRows(way.steps, current).map((row) => (
        <SelectionStep key={row.name} row={row} compact={compact} />
      ))}
      <PickedProgramme way={way} current={current} compact={compact} />
      <FormStep current={current === 'summary'} open={way.chosen !== null}>
        {children}
      </FormStep>
    </ol>
  );
}

interface PickedProgrammeProps extends Pick<SelectionStepsProps, 'current'> {
  way: Way;
  compact: boolean;
}

/** The programme that was picked among several, everywhere but on the screen where that is done. */
function PickedProgramme({ way, current, compact }: PickedProgrammeProps) {
  const intl = useIntl();
  const step = pickedAt(way);
  if (way.chosen === null || step === null || step === current) return null;
  const value = pickedText(intl, way.chosen);
  return <ChosenStep to={PATHS[step]} label="oferty.wybrana" value={value} compact={compact} />;
}
