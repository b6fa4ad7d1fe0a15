import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Navigate, useNavigate } from 'react-router-dom';
import { PATHS } from '../../domain/paths';
import { CompletionScreen } from '../../features/completion/CompletionScreen';
import { selectionReset } from '../../features/selection/selectionSlice';
import { keepSentStudies, sentStudies } from '../visit';
import { FACT_LABELS } from './chosenStudies';

/** The completion page, for those who sent an application in this visit; it shows what was sent. */
export function CompletionRoute({ email }: { email: string | null }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const studies = sentStudies();
  const sent = studies !== null;
  useEffect(() => {
    // What was chosen has been used up: from here on there is nothing to lose by a change of language.
    if (sent) dispatch(selectionReset());
  }, [dispatch, sent]);
  if (studies === null) return <Navigate to={PATHS.direction} replace />;
  return (
    <CompletionScreen
      facts={studies.map(({ name, value }) => ({
        label: intl.formatMessage({ id: FACT_LABELS[name] }),
        value,
      }))}
      email={email}
      onRestart={() => {
        keepSentStudies(null);
        void navigate(PATHS.direction);
      }}
    />
  );
}
