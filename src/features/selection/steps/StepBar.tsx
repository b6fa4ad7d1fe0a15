import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../domain/paths';
import type { StepName } from '../../../domain/selection';
import { destinationAfter, pathBefore } from '../../../domain/steps';
import type { MessageId } from '../../../intl/messages';
import { ActionBar } from '../../../ui/ActionBar';
import { barChoice } from './barChoice';
import { isAmbiguousAt, useSelectionProgress } from '../SelectionProgress';
import { SCREEN_TEXTS } from '../stepTexts';
import type { ReactNode, SyntheticEvent } from 'react';

/** The action bar of a step: back, the choice, and the forward button after a choice. */
export function StepBar({ name }: { name: StepName }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const progress = useSelectionProgress();
  const chosen = barChoice(intl, progress, name);
  const destination = destinationAfter(progress.steps, name);
  const action = (id: MessageId, path: string) => ({
    label: intl.formatMessage({ id }),
    onClick: () => {
      void navigate(path);
    },
  });
  const back = action('krok.wstecz', pathBefore(progress.steps, name));
  const forward = action(SCREEN_TEXTS[destination].forward, PATHS[destination]);
  // Rendered before a choice, so that hydration keeps the button that a candidate may be clicking.
  if (name === 'direction' && progress.steps.length === 0) {
    return (
      <ActionBar
        hidden
        chosen={{ label: intl.formatMessage({ id: 'krok.wybrano' }), value: '' }}
        forward={{ label: intl.formatMessage({ id: 'krok.dalej' }) }}
      />
    );
  }
  const hint = isAmbiguousAt(progress, name) ? 'krok.wybierz.oferta' : SCREEN_TEXTS[name].hint;
  return (
    <ActionBar
      back={name === 'direction' ? undefined : back}
      chosen={chosen ?? undefined}
      forward={chosen === null ? undefined : forward}
      hint={hint === null ? undefined : intl.formatMessage({ id: hint })}
    />
  );
}

/** A form around the choices and the forward button: Enter on the chosen row clicks that button. */
export function StepForm({ children }: { children: ReactNode }) {
  return <form onSubmit={stay}>{children}</form>;
}

/** The forward button navigates on click; there is nothing to submit. */
function stay(event: SyntheticEvent): void {
  event.preventDefault();
}
