import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { isDeepLink } from '../domain/deepLink';
import { PATHS, screenAt, stageOf, type ScreenName } from '../domain/paths';
import { DirectionScreen } from '../features/selection/steps/DirectionScreen';
import { StaleChoicesNotice } from '../features/selection/panel/StaleChoicesNotice';
import { NoStudies } from '../features/selection/steps/NoStudies';
import { SelectionProgressProvider } from '../features/selection/SelectionProgress';
import { LaterTexts } from '../features/language/MessagesProvider';
import { Notice } from '../ui/Notice';
import { useChunk } from '../ui/useChunk';
import { CompletionRoute, type Sender } from './screens/CompletionRoute';
import { LazyPart } from './screens/LazyPart';
import { LoadingScreen } from './screens/LoadingScreen';
import { StartFailed } from './screens/StartFailed';
import { VerificationRoute } from './screens/VerificationRoute';
import { SummaryRoute } from './screens/SummaryRoute';
import { useSender } from './screens/useSender';
import { StorageNotice } from './store/StorageNotice';
import { useAppSelector } from './store/hooks';
import type { StorageRefusal } from './store/storageRefusal';
import { DocumentTitle } from './navigation/DocumentTitle';
import { deepLink, linksScreen, measurement } from './loading/enrolmentChunks';
import { Prefetcher } from './loading/Prefetcher';
import { LanguageChangeDialog } from './language/LanguageChangeDialog';
import { ScreenFrame } from './layout/ScreenFrame';
import {
  useNavigationFocus,
  usePageReturn,
  useRecoveryFocus,
} from './navigation/useNavigationFocus';
import { useCatalogue } from './loading/useCatalogue';
import { languageChoice } from '../features/language/Flag';
import { useLanguageChange } from './language/useLanguageChange';
import type { StepName } from '../domain/selection';
import { RouteGuard } from '../features/selection/RouteGuard';
import { selectHasChoice } from '../features/selection/selectionSlice';
import { StepScreen } from '../features/selection/steps/StepScreen';
import { useSiteConfig } from './siteConfig';

/**
 * The element of each route (docs/specification.md, section 2), given who sent the application. The form is not
 * included: it is pre-rendered on every step (`SummaryRoute`).
 */
const ROUTES: Readonly<
  Record<ScreenName, (sender: Sender | null, onRestart: () => void) => ReactNode>
> = {
  direction: () => <DirectionScreen />,
  specialisation: () => <StepRoute key="specialisation" name="specialisation" />,
  city: () => <StepRoute key="city" name="city" />,
  level: () => <StepRoute key="level" name="level" />,
  mode: () => <StepRoute key="mode" name="mode" />,
  summary: () => null,
  completion: (sender, onRestart) => <CompletionRoute sender={sender} onRestart={onRestart} />,
  verification: () => <VerificationRoute />,
  links: () => <LinksRoute />,
};

function LinksRoute() {
  const { basePath } = useSiteConfig();
  return (
    <LazyPart part={linksScreen} head={{ title: 'linki.tytul', lead: 'linki.opis' }}>
      {({ LinksScreen }) => <LinksScreen site={location.origin + basePath} />}
    </LazyPart>
  );
}

/** A step after the first one, behind the route guard. */
function StepRoute({ name }: { name: Exclude<StepName, 'direction'> }) {
  const { helpLine } = useSiteConfig();
  return (
    <RouteGuard name={name}>
      <StepScreen name={name} helpLine={helpLine} />
    </RouteGuard>
  );
}

interface ScreensProps {
  promoLink: string | null;
  refusal: StorageRefusal;
}

/** The routes inside the page layout, once the catalogue is loaded. */
export function Screens({ promoLink, refusal }: ScreensProps) {
  const catalogue = useCatalogue(promoLink);
  const change = useLanguageChange();
  const { pathname, search } = useLocation();
  const addressed = screenAt(pathname);
  const isLinked = addressed === 'direction' && isDeepLink(search);
  const [wasLinked, setWasLinked] = useState(isLinked);
  if (isLinked && !wasLinked) setWasLinked(true);
  const hasChoice = useAppSelector(selectHasChoice);
  // Without a choice every step leads to the first one, at once: a wait for the offers would shift the layout.
  const own = hasChoice || stageOf(addressed) === null ? addressed : 'direction';
  // A deep link decides the screen once it is applied.
  const screen = isLinked ? null : own;
  const [sender, setSender] = useSender();
  useNavigationFocus();
  useRecoveryFocus(catalogue.state === 'failed');
  const forgetSender = () => {
    setSender(null);
  };
  usePageReturn(forgetSender);
  const { attribution, countSteps, tagManagerId } = useSiteConfig();
  const isMeasured = attribution || countSteps || tagManagerId !== '';
  // Without it, as behind a blocker of trackers, nothing is missing.
  const { module: measured } = useChunk(measurement, isMeasured && catalogue.state === 'ready');
  const { offers } = catalogue;
  const needsOffers = screen !== null && stageOf(screen) !== null;

  const content = () => {
    if (catalogue.state === 'failed' && screen !== 'verification') {
      return (
        <>
          <DocumentTitle screen="startFailed" />
          <StartFailed retrying={catalogue.retrying} onRetry={catalogue.retry} />
        </>
      );
    }
    if (screen === null) return <LoadingScreen screen={null} />;
    if (catalogue.state === 'loading' && needsOffers) {
      return (
        <>
          <DocumentTitle screen={screen} />
          <LoadingScreen screen={screen} />
        </>
      );
    }
    if (offers.length === 0 && needsOffers) {
      if (screen !== 'direction') return <Navigate to={PATHS.direction} replace />;
      return (
        <>
          <DocumentTitle screen="noStudies" />
          <NoStudies languages={catalogue.languages.map(languageChoice)} onLanguage={change.ask} />
        </>
      );
    }
    return (
      <>
        <DocumentTitle screen={screen} />
        {ROUTES[screen](sender, forgetSender)}
      </>
    );
  };

  return (
    <SelectionProgressProvider offers={offers}>
      <ScreenFrame screen={screen} catalogue={catalogue} change={change}>
        <StorageNotice refusal={refusal} />
        {catalogue.promoUnknown && screen === 'direction' && (
          <Notice severity="info" role="status">
            <FormattedMessage id="start.promo_nieznane" />
          </Notice>
        )}
        {wasLinked && (
          <LazyPart part={deepLink} head={null}>
            {({ DeepLink }) => <DeepLink promoLink={promoLink} pending={isLinked} />}
          </LazyPart>
        )}
        {catalogue.state === 'ready' && screen !== null && (
          <StaleChoicesNotice key={screen} screen={screen} />
        )}
        {own !== addressed && <Navigate to={PATHS.direction} replace />}
        {content()}
        {catalogue.state === 'ready' && needsOffers && (
          <SummaryRoute shown={screen === 'summary'} promoLink={promoLink} onAccepted={setSender} />
        )}
        {measured && (
          <LaterTexts>
            <measured.Measurement screen={screen} />
          </LaterTexts>
        )}
        <LanguageChangeDialog change={change} />
        <Prefetcher state={catalogue.state} />
      </ScreenFrame>
    </SelectionProgressProvider>
  );
}
