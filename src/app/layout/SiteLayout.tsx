import NoSsr from '@mui/material/NoSsr';
import { FormattedMessage } from 'react-intl';
import { Outlet, useOutletContext } from 'react-router-dom';
import { type ScreenName, stageOf } from '../../domain/screens';
import { StaleChoicesNotice } from '../../features/selection/panel/StaleChoicesNotice';
import { Loading } from '../../ui/lazyPart';
import { Notice } from '../../ui/Notice';
import { type LanguageChange, useLanguageChange } from '../language/useLanguageChange';
import { DeepLink, LostApplication, Measurement, usePrefetch } from '../loading';
import { DocumentTitle } from '../navigation/DocumentTitle';
import { useRecoveryFocus } from '../navigation/useNavigationFocus';
import { useScreen } from '../navigation/useScreen';
import { chunkFailed } from '../screens/ChunkFailed';
import { StartFailed } from '../screens/StartFailed';
import { type Sender, useSender } from '../screens/useSender';
import { useSiteConfig } from '../siteConfig';
import { StorageNotice } from '../store/StorageNotice';
import { ScreenFrame } from './ScreenFrame';
import { type CatalogueResult, useCatalogue } from './useCatalogue';

interface Site {
  catalogue: CatalogueResult;
  change: LanguageChange;
  /** Who has applied; null without an application, and after an hour. */
  sender: Sender | null;
  setSender: (sender: Sender | null) => void;
}

export function useSite(): Site {
  return useOutletContext();
}

/** The screen that is shown, or the state in its place; null while a deep link decides it. */
function titleOf(screen: ScreenName | null, state: CatalogueResult['state']) {
  // "My application" needs no catalogue.
  if (state === 'failed' && screen !== 'application') return 'startFailed';
  const needsOffers = screen !== null && stageOf(screen) !== null;
  return state === 'empty' && needsOffers ? 'noStudies' : screen;
}

/** The layout route: what surrounds every screen, and the notices above it. */
export function SiteLayout() {
  const catalogue = useCatalogue();
  const change = useLanguageChange();
  const [sender, setSender] = useSender();
  const screen = useScreen();
  usePrefetch(catalogue.state);
  useRecoveryFocus(catalogue.state === 'failed');
  const { attribution, tagManagerId } = useSiteConfig();
  const isLoaded = catalogue.state === 'ready' || catalogue.state === 'empty';
  const isMeasured = attribution || tagManagerId !== '';
  const title = titleOf(screen, catalogue.state);
  const site: Site = { catalogue, change, sender, setSender };
  return (
    <ScreenFrame screen={screen} catalogue={catalogue} change={change}>
      {title !== null && <DocumentTitle screen={title} />}
      <StorageNotice />
      {catalogue.promoUnknown && screen === 'direction' && (
        <Notice severity="info">
          <FormattedMessage id="start.promo_nieznane" />
        </Notice>
      )}
      {/* Loaded by a deep link only; it stays, to say what was chosen. */}
      {(screen === null || DeepLink.isLoaded()) && (
        <Loading failed={chunkFailed}>
          <DeepLink pending={screen === null} />
        </Loading>
      )}
      {isLoaded && screen !== null && (
        <StaleChoicesNotice key={screen} screen={screen}>
          <Loading>
            <LostApplication />
          </Loading>
        </StaleChoicesNotice>
      )}
      {title === 'startFailed' ? (
        <StartFailed retrying={catalogue.retrying} onRetry={catalogue.retry} />
      ) : (
        <Outlet context={site} />
      )}
      {/* A blocker of trackers may stop this part, which nothing else needs. */}
      {isMeasured && isLoaded && (
        <NoSsr>
          <Loading>
            <Measurement screen={screen} />
          </Loading>
        </NoSsr>
      )}
      {change.question}
    </ScreenFrame>
  );
}
