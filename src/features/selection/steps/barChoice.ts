import type { IntlShape } from 'react-intl';
import type { StepName } from '../../../domain/selection';
import { pickedText, valueText } from '../stepMessages';
import { isAmbiguousAt, type Way } from '../useWay';

/**
 * The choice shown in the bar of a step: its value, or the programme picked when the last step leaves several. Null
 * while there is no forward button.
 */
export function barChoice(
  intl: IntlShape,
  way: Way,
  name: StepName,
): { label: string; value: string } | null {
  if (isAmbiguousAt(way, name)) {
    if (way.chosen === null) return null;
    return {
      label: intl.formatMessage({ id: 'oferty.wybrana' }),
      value: pickedText(intl, way.chosen),
    };
  }
  const choice = way.steps.find((step) => step.name === name)?.choice ?? null;
  if (choice === null) return null;
  return {
    label: intl.formatMessage({ id: 'krok.wybrano' }),
    value: valueText(intl, name, choice),
  };
}
