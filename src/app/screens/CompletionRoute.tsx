import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useNavigate } from 'react-router-dom';
import { PATHS } from '../../domain/paths';
import type { StepName } from '../../domain/selection';
import type { AcceptedApplication } from '../../features/enrolment/submission/useSubmitApplication';
import { LaterTexts } from '../../features/language/MessagesProvider';
import { selectionReset } from '../../features/selection/selectionSlice';
import { SkeletonList } from '../../ui/SkeletonList';
import { useChunk } from '../../ui/useChunk';
import { useSiteConfig } from '../siteConfig';
import { useAppDispatch } from '../store/hooks';
import { storeSentApplication, sentApplication, type SentApplication } from '../store/tabSession';
import { factLabel, factText } from './chosenStudies';
import { completionScreen } from '../loading/enrolmentChunks';
import { ChunkFailed } from './ChunkFailed';

/** What was sent, and by whom; never stored. */
export type Sender = Omit<AcceptedApplication, 'reference' | 'savedAt'>;

interface CompletionProps {
  /** null after a reload. */
  sender: Sender | null;
  sent: SentApplication;
  onRestart: () => void;
  /** Called to retry loading the screen's chunk. */
  onRetry: () => void;
}

function Completion({ sender, sent, onRestart, onRetry }: CompletionProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { institution, helpLine, basePath } = useSiteConfig();
  const { studies, reference, savedAt } = sent;
  const chosen = (step: StepName) => studies.find(({ name }) => name === step)?.value ?? null;
  const { module, failed } = useChunk(completionScreen, true);
  if (failed) return <ChunkFailed onRetry={onRetry} />;
  if (!module) return <SkeletonList rows={4} />;
  return (
    <LaterTexts>
      <module.CompletionScreen
        receipt={
          reference === null || savedAt === null
            ? null
            : {
                reference,
                savedAt,
                name: sender?.name ?? null,
                programme: chosen('direction'),
                institution,
                verificationUrl: new URL(
                  `${basePath}${PATHS.verification.slice(1)}`,
                  location.origin,
                ).href,
                helpLine,
              }
        }
        facts={studies.map((fact) => ({
          label: intl.formatMessage({ id: factLabel(fact.name) }),
          value: factText(intl, fact),
        }))}
        level={chosen('level')}
        city={chosen('city')}
        email={sender?.email ?? null}
        copy={sender?.copy ?? null}
        onRestart={() => {
          storeSentApplication(null);
          onRestart();
          void navigate(PATHS.direction);
        }}
      />
    </LaterTexts>
  );
}

/** The completion page, for candidates who have sent an application in this visit. */
export function CompletionRoute({
  sender,
  onRestart,
}: {
  sender: Sender | null;
  onRestart: () => void;
}) {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(1);
  const sent = sentApplication();
  const isSent = sent !== null;
  useEffect(() => {
    // The application is done: a change of language needs no confirmation any more.
    if (isSent) dispatch(selectionReset());
  }, [dispatch, isSent]);
  if (sent === null) return <Navigate to={PATHS.direction} replace />;
  return (
    <Completion
      key={attempt}
      sender={sender}
      sent={sent}
      onRestart={onRestart}
      onRetry={() => {
        setAttempt(attempt + 1);
      }}
    />
  );
}
