import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StepName } from '../../../domain/selection';
import { Note } from '../../../ui/Notice';
import { useSelectionProgress, type SelectionProgress } from '../SelectionProgress';
import { SCREEN_TEXTS } from '../stepTexts';

/** The steps whose choice was cleared. */
function lostChoices(before: SelectionProgress, now: SelectionProgress): StepName[] {
  const kept = new Set(now.steps.filter((step) => step.choice !== null).map((step) => step.name));
  return before.steps.flatMap(({ name, choice }) =>
    choice === null || kept.has(name) ? [] : [name],
  );
}

/** Names the later choices that were cleared by a change on this screen. */
export function ClearedChoices() {
  const intl = useIntl();
  const progress = useSelectionProgress();
  const [before, setBefore] = useState(progress);
  const [lost, setLost] = useState<readonly StepName[]>([]);
  if (before !== progress) {
    setBefore(progress);
    const lostNow = lostChoices(before, progress);
    if (lostNow.length > 0) setLost(lostNow);
  }
  const again = progress.visible.flatMap(({ name, choice }) =>
    choice === null && lost.includes(name)
      ? [intl.formatMessage({ id: SCREEN_TEXTS[name].again })]
      : [],
  );
  if (again.length === 0) return null;
  return (
    <div className="Again">
      <Note tone="info">
        <FormattedMessage id="krok.ponownie" values={{ kroki: intl.formatList(again) }} />
      </Note>
    </div>
  );
}
