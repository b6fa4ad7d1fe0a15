import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { PATHS, SCREENS } from '../../../domain/screens';
import type { StepName } from '../../../domain/selection';
import { destinationAfter, pathBefore } from '../../../domain/steps';
import { ActionBar } from '../../../ui/ActionBar';
import { isAmbiguousAt, type SelectionProgress, useSelectionProgress } from '../SelectionProgress';
import { pickedText, valueText } from '../stepTexts';

interface StepFormProps {
  name: StepName;
  children: ReactNode;
}

/** The form of a step with its action bar: back, the choice, and after a choice the forward button, which submits it. */
export function StepForm({ name, children }: StepFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const progress = useSelectionProgress();
  const chosen = barChoice(intl, progress, name);
  const destination = destinationAfter(progress.steps, name);
  const hint = isAmbiguousAt(progress, name) ? 'krok.wybierz.oferta' : SCREENS[name].hint;
  // Rendered before a choice, so that hydration keeps the button that a candidate may be clicking.
  const isHidden = name === 'direction' && progress.steps.length === 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // Enter submits a form without a button as well.
        if (chosen !== null) void navigate(PATHS[destination]);
      }}
    >
      {children}
      {isHidden ? (
        <ActionBar
          hidden
          chosen={{ label: intl.formatMessage({ id: 'krok.wybrano' }), value: '' }}
          forward={intl.formatMessage({ id: 'krok.dalej' })}
        />
      ) : (
        <ActionBar
          back={
            name === 'direction'
              ? undefined
              : {
                  label: intl.formatMessage({ id: 'krok.wstecz' }),
                  onClick: () => {
                    void navigate(pathBefore(progress.steps, name));
                  },
                }
          }
          chosen={chosen ?? undefined}
          forward={
            chosen === null ? undefined : intl.formatMessage({ id: SCREENS[destination].forward })
          }
          hint={hint === null ? undefined : intl.formatMessage({ id: hint })}
        />
      )}
    </form>
  );
}

/**
 * The choice shown in the bar of a step: its value, or the programme picked when the last step leaves several. Null
 * while there is no forward button.
 */
function barChoice(
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
