import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Offer } from '../../../contract/offer';
import type { StepName } from '../../../domain/selection';
import { Note } from '../../../ui/Note';
import { AGAIN_NAMES } from '../stepMessages';
import { useWay, type Way } from '../useWay';

/** The steps that had a choice before and have none now. */
function lostChoices(before: Way, now: Way): StepName[] {
  const kept = new Set(now.steps.filter((step) => step.choice !== null).map((step) => step.name));
  return before.steps.flatMap(({ name, choice }) =>
    choice === null || kept.has(name) ? [] : [name],
  );
}

/** Says which later choices went because an earlier one was changed on this screen. */
export function ClearedChoices({ offers }: { offers: readonly Offer[] }) {
  const intl = useIntl();
  const way = useWay(offers);
  const [before, setBefore] = useState(way);
  const [lost, setLost] = useState<readonly StepName[]>([]);
  if (before !== way) {
    setBefore(way);
    const lostNow = lostChoices(before, way);
    if (lostNow.length > 0) setLost(lostNow);
  }
  const again = way.walked.flatMap(({ name, choice }) =>
    choice === null && lost.includes(name) ? [intl.formatMessage({ id: AGAIN_NAMES[name] })] : [],
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
