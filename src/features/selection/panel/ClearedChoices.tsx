import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { SCREENS } from '../../../domain/screens';
import type { StepName } from '../../../domain/selection';
import { Note } from '../../../ui/Notice';
import { type SelectionProgress, useSelectionProgress } from '../selectionProgress';
import { selectSelection } from '../selectionSlice';

/** The steps that had a choice before and have none now. */
function clearedChoices(before: SelectionProgress, now: SelectionProgress): StepName[] {
  const withChoice = new Set(
    now.steps.filter((step) => step.choice !== null).map((step) => step.name),
  );
  return before.steps.flatMap(({ name, choice }) =>
    choice === null || withChoice.has(name) ? [] : [name],
  );
}

/** Names the later choices that were cleared by a change on this screen. */
export function ClearedChoices() {
  const intl = useIntl();
  const progress = useSelectionProgress();
  const { history } = useSelector(selectSelection);
  const [before, setBefore] = useState({ progress, history });
  const [clearedSteps, setClearedSteps] = useState<readonly StepName[]>([]);
  if (before.progress !== progress) {
    setBefore({ progress, history });
    // A choice that the catalogue has lost stays in the history, and StaleChoicesNotice names it.
    const cleared = before.history === history ? [] : clearedChoices(before.progress, progress);
    if (cleared.length > 0) setClearedSteps(cleared);
  }
  const again = progress.visible.flatMap(({ name, choice }) =>
    choice === null && clearedSteps.includes(name)
      ? [intl.formatMessage({ id: SCREENS[name].again })]
      : [],
  );
  if (again.length === 0) return null;
  // In the other styles Chromium joins Uzbek words with an English "and".
  const kroki = intl.formatList(again, { style: 'narrow' });
  return (
    <div className="Again">
      <Note tone="info">
        <FormattedMessage id="krok.ponownie" values={{ kroki }} />
      </Note>
    </div>
  );
}
