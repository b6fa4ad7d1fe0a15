import type { IntlShape } from 'react-intl';
import type { StepName } from '../../../domain/selection';
import { isAmbiguousAt, type SelectionProgress } from '../SelectionProgress';
import { pickedText, valueText } from '../stepTexts';

/**
 * The choice shown in the bar of a step: its value, or the programme picked when the last step leaves several. Null
 * while there is no forward button.
 */
export function barChoice(
  intl: IntlShape,
  progress: SelectionProgress,
  name: StepName,
): { label: string; value: string } | null {
  if (isAmbiguousAt(progress, name)) {
    if (progress.chosen === null) return null;
    return {
      label: intl.formatMessage({ id: 'oferty.wybrana' }),
      value: pickedText(intl, progress.chosen),
    };
  }
  const choice = progress.steps.find((step) => step.name === name)?.choice ?? null;
  if (choice === null) return null;
  return {
    label: intl.formatMessage({ id: 'krok.wybrano' }),
    value: valueText(intl, name, choice),
  };
}
