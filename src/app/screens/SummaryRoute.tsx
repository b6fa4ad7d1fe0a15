import { useState } from 'react';
import { RouteGuard } from '../../features/selection/RouteGuard';
import { pickedAt, useSelectionProgress } from '../../features/selection/SelectionProgress';
import { useStepProgress } from '../../features/selection/panel/useStepProgress';
import { StepProgress } from '../../ui/StepProgress';
import type { Sender } from './CompletionRoute';
import { SummaryForm } from './SummaryForm';

interface SummaryRouteProps {
  /** Whether the current screen is the summary. */
  shown: boolean;
  promoLink: string | null;
  onAccepted: (sender: Sender) => void;
}

/** The summary with its form, for one unambiguous offer. The form is pre-rendered while the candidate chooses. */
export function SummaryRoute({ shown, promoLink, onAccepted }: SummaryRouteProps) {
  const progress = useSelectionProgress();
  const stepProgress = useStepProgress('summary');
  const [attempt, setAttempt] = useState(1);
  return (
    <>
      {shown && (
        <RouteGuard name="summary">
          <StepProgress {...stepProgress} />
        </RouteGuard>
      )}
      {progress.likely && (
        <SummaryForm
          key={attempt}
          shown={shown && progress.chosen !== null}
          offer={progress.likely}
          chosen={progress.chosen !== null}
          pickedAt={pickedAt(progress)}
          promoLink={promoLink}
          onAccepted={onAccepted}
          onRetry={() => {
            setAttempt(attempt + 1);
          }}
        />
      )}
    </>
  );
}
