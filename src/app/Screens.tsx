import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { PATHS, screenAt } from '../domain/paths';
import { DirectionScreen } from '../features/selection/steps/DirectionScreen';
import { GoneChoices } from '../features/selection/panel/GoneChoices';
import { NoStudies } from '../features/selection/steps/NoStudies';
import { Notice } from '../ui/Notice';
import { CompletionRoute } from './screens/CompletionRoute';
import { LoadingScreen } from './screens/LoadingScreen';
import { StartFailed } from './screens/StartFailed';
import { StepRoute } from './screens/StepRoute';
import { SummaryRoute } from './screens/SummaryRoute';
import { NotKeptNotice } from './store/NotKeptNotice';
import type { StorageRefusal } from './store/storageRefusal';
import { DocumentTitle } from './navigation/DocumentTitle';
import { EarlyParts } from './EarlyParts';
import { LanguageQuestion } from './language/LanguageQuestion';
import { ScreenFrame } from './layout/ScreenFrame';
import { useRecoveryFocus } from './useRecoveryFocus';
import { useCatalogue } from './loading/useCatalogue';
import { languageChoice } from './languageChoice';
import { useLanguageChange } from './language/useLanguageChange';
import { useNavigationFocus } from './navigation/useNavigationFocus';
import { usePageReturn } from './usePageReturn';
import { useTagManager } from './analytics/useTagManager';

interface ScreensProps {
  promoLink: string | null;
  refusal: StorageRefusal;
}

/** The seven routes inside the frame, once the catalogue is there (specification, section 2). */
export function Screens({ promoLink, refusal }: ScreensProps) {
  const catalogue = useCatalogue(promoLink);
  const change = useLanguageChange();
  const screen = screenAt(useLocation().pathname);
  const [email, setEmail] = useState<string | null>(null);
  useNavigationFocus();
  useRecoveryFocus(catalogue.state === 'failed');
  usePageReturn(() => {
    setEmail(null);
  });
  const mayShow = useTagManager(screen);
  const { offers } = catalogue;

  const content = () => {
    if (catalogue.state === 'failed') {
      return (
        <>
          <DocumentTitle screen="startFailed" errors={0} />
          <StartFailed retrying={catalogue.retrying} onRetry={catalogue.retry} />
        </>
      );
    }
    if (!mayShow || (catalogue.state === 'loading' && screen !== 'completion')) {
      return (
        <>
          <DocumentTitle screen={screen} errors={0} />
          <LoadingScreen screen={screen} />
        </>
      );
    }
    if (offers.length === 0 && screen !== 'completion') {
      if (screen !== 'direction') return <Navigate to={PATHS.direction} replace />;
      return (
        <>
          <DocumentTitle screen="noStudies" errors={0} />
          <NoStudies languages={catalogue.languages.map(languageChoice)} onLanguage={change.ask} />
        </>
      );
    }
    return (
      <>
        {screen !== 'summary' && <DocumentTitle screen={screen} errors={0} />}
        {route()}
      </>
    );
  };

  const route = () => {
    if (screen === 'direction') return <DirectionScreen offers={offers} />;
    if (screen === 'completion') return <CompletionRoute email={email} />;
    if (screen === 'summary') {
      return <SummaryRoute offers={offers} promoLink={promoLink} onAccepted={setEmail} />;
    }
    return <StepRoute key={screen} name={screen} offers={offers} />;
  };

  return (
    <ScreenFrame screen={screen} catalogue={catalogue} change={change}>
      <NotKeptNotice refusal={refusal} />
      {catalogue.promoUnknown && screen === 'direction' && (
        <Notice severity="info" role="status">
          <FormattedMessage id="start.promo_nieznane" />
        </Notice>
      )}
      {catalogue.state === 'ready' && <GoneChoices key={screen} offers={offers} screen={screen} />}
      {content()}
      <LanguageQuestion change={change} />
      <EarlyParts screen={screen} catalogue={catalogue} />
    </ScreenFrame>
  );
}
