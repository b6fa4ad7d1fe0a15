import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Offer } from '../../contract/offer';
import { chosenOffer } from '../../domain/steps';
import { Guarded } from '../../features/selection/Guarded';
import { selectSelection } from '../../features/selection/selectionSlice';
import { useStepProgress } from '../../features/selection/useStepProgress';
import { StepProgress } from '../../ui/StepProgress';
import { SummaryForm } from './SummaryForm';

interface SummaryRouteProps {
  offers: readonly Offer[];
  promoLink: string | null;
  onAccepted: (email: string) => void;
}

/** The summary and its form, for one unambiguous offer. */
export function SummaryRoute({ offers, promoLink, onAccepted }: SummaryRouteProps) {
  const offer = chosenOffer(offers, useSelector(selectSelection));
  const progress = useStepProgress(offers, 'summary');
  const [attempt, setAttempt] = useState(1);
  return (
    <Guarded offers={offers} name="summary">
      <StepProgress {...progress} />
      {offer && (
        <SummaryForm
          key={attempt}
          offers={offers}
          offer={offer}
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
