import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Navigate, useNavigate } from 'react-router-dom';
import { PATHS } from '../../domain/paths';
import { selectionReset } from '../../features/selection/selectionSlice';
import { SkeletonList } from '../../ui/SkeletonList';
import { useChunk } from '../../ui/useChunk';
import { keepSentStudies, sentStudies } from '../store/visit';
import { FACT_LABELS, factText } from './chosenStudies';
import { completionScreen } from '../loading/enrolmentChunks';
import { PartFailed } from './PartFailed';

interface CompletionProps {
  email: string | null;
  studies: NonNullable<ReturnType<typeof sentStudies>>;
  /** Called when the part of the site that holds the screen is to be fetched again. */
  onRetry: () => void;
}

function Completion({ email, studies, onRetry }: CompletionProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { module, failed } = useChunk(completionScreen, true);
  if (failed) return <PartFailed onRetry={onRetry} />;
  if (!module) return <SkeletonList rows={4} />;
  return (
    <module.CompletionScreen
      facts={studies.map((fact) => ({
        label: intl.formatMessage({ id: FACT_LABELS[fact.name] }),
        value: factText(intl, fact),
      }))}
      email={email}
      onRestart={() => {
        keepSentStudies(null);
        void navigate(PATHS.direction);
      }}
    />
  );
}

/** The completion page, for those who sent an application in this visit; it shows what was sent. */
export function CompletionRoute({ email }: { email: string | null }) {
  const dispatch = useDispatch();
  const [attempt, setAttempt] = useState(1);
  const studies = sentStudies();
  const sent = studies !== null;
  useEffect(() => {
    // What was chosen has been used up: from here on there is nothing to lose by a change of language.
    if (sent) dispatch(selectionReset());
  }, [dispatch, sent]);
  if (studies === null) return <Navigate to={PATHS.direction} replace />;
  return (
    <Completion
      key={attempt}
      email={email}
      studies={studies}
      onRetry={() => {
        setAttempt(attempt + 1);
      }}
    />
  );
}
