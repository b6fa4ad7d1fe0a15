import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Offer } from '../../contract/offer';
import type { StepName } from '../../domain/selection';
import { PATHS } from '../../domain/paths';
import { pathBefore } from '../../domain/steps';
import { offersStudentCard } from '../../domain/studentCard';
import { LaterTexts } from '../../features/language/MessagesProvider';
import type { AcceptedApplication } from '../../features/enrolment/submission/useSubmitApplication';
import { useSelectionProgress } from '../../features/selection/SelectionProgress';
import { PageHead } from '../../ui/PageHead';
import { SkeletonList } from '../../ui/SkeletonList';
import { useChunk } from '../../ui/useChunk';
import { useRememberPosition, useReturnPosition } from '../navigation/formPosition';
import { storeSentApplication } from '../store/tabSession';
import { chosenStudies, factText } from './chosenStudies';
import { enrolmentForm } from '../loading/enrolmentChunks';
import type { Sender } from './CompletionRoute';
import { ChunkFailed } from './ChunkFailed';

interface SummaryFormProps {
  /** Whether the form is shown; otherwise it is pre-rendered, hidden. */
  shown: boolean;
  offer: Offer;
  /** Whether the offer is the chosen one, and not only a likely one. */
  chosen: boolean;
  /** The step where the offer was picked among several, else null. */
  pickedAt: StepName | null;
  promoLink: string | null;
  onAccepted: (sender: Sender) => void;
  /** Called to retry loading the form's chunk. */
  onRetry: () => void;
}

/** Connects the form to the rest of the application. */
export function SummaryForm({
  shown,
  offer,
  chosen,
  pickedAt,
  promoLink,
  onAccepted,
  onRetry,
}: SummaryFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { steps } = useSelectionProgress();
  const { module, failed } = useChunk(enrolmentForm, shown);
  // The click renders the heading at once; the form follows, however much of it is pre-rendered.
  const returning = useReturnPosition() !== null;
  const [underHeading, setUnderHeading] = useState(shown && returning);
  useEffect(() => {
    startTransition(() => {
      setUnderHeading(shown);
    });
  }, [shown]);
  const formShown = shown && (underHeading || returning);

  const studies = useMemo(
    () =>
      chosenStudies(offer, pickedAt).map((fact) => ({
        label: intl.formatMessage({ id: fact.label }),
        value: factText(intl, fact),
        path: fact.path,
      })),
    [intl, offer, pickedAt],
  );
  const accepted = useCallback(
    ({ reference, savedAt, ...sender }: AcceptedApplication) => {
      const studies = chosenStudies(offer, pickedAt).map(({ name, value }) => ({ name, value }));
      storeSentApplication({ studies, reference, savedAt });
      onAccepted(sender);
      void navigate(PATHS.completion, { replace: true });
    },
    [navigate, offer, onAccepted, pickedAt],
  );

  return (
    <>
      {shown && <SummaryHead />}
      {shown && !module && failed && <ChunkFailed onRetry={onRetry} />}
      {shown && (module ? !formShown : !failed) && <SkeletonList rows={16} />}
      {module && (
        <LaterTexts>
          <module.EnrolmentForm
            ahead={!shown}
            shown={formShown}
            offer={offer}
            chosen={chosen}
            steps={studies}
            postgraduate={!offersStudentCard(offer.nabor.nazwaGrupy)}
            promoLink={promoLink}
            backPath={pathBefore(steps, null)}
            onAccepted={accepted}
          />
        </LaterTexts>
      )}
    </>
  );
}

function SummaryHead() {
  useRememberPosition();
  return (
    <PageHead
      title={<FormattedMessage id="podsumowanie.tytul" />}
      lead={<FormattedMessage id="podsumowanie.opis" />}
    />
  );
}
