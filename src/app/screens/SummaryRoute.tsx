import { useState } from 'react';
import type { Offer } from '../../contract/offer';
import { Guarded } from '../../features/selection/Guarded';
import { useStepProgress } from '../../features/selection/panel/useStepProgress';
import { pickedAt, useWay } from '../../features/selection/useWay';
import { StepProgress } from '../../ui/StepProgress';
import { SummaryForm } from './SummaryForm';

interface SummaryRouteProps {
  offers: readonly Offer[];
  promoLink: string | null;
  onAccepted: (email: string) => void;
}

/** The summary and its form, for one unambiguous offer. */
export function SummaryRoute({ offers, promoLink, onAccepted }: SummaryRouteProps) {
  const way = useWay(offers);
  const progress = useStepProgress(offers, 'summary');
  const [attempt, setAttempt] = useState(1);
  return (
    <Guarded offers={offers} name="summary">
      <StepProgress {...progress} />
      {way.chosen && (
        <SummaryForm
          key={attempt}
          offers={offers}
          offer={way.chosen}
          pickedAt={pickedAt(way)}
          promoLink={promoLink}
          onAccepted={onAccepted}
          onRetry={() => {
            setAttempt(attempt + 1);
          }}
        />
      )}
    </Guarded>
  );
}
