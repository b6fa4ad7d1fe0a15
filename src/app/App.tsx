import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { Persistor } from 'redux-persist';
import { DEFAULT_SITE_CONFIG, type SiteConfig } from '../contract/siteConfig';
import { makeFoundation, type Foundation } from './foundation';
import { Screens } from './Screens';
import { SiteBroken } from './screens/SiteBroken';
import { Site } from './Site';

interface AppProps {
  /** Null where it is wrong. */
  config: SiteConfig | null;
  /** What the application stands on, where that is there already. */
  foundation?: Foundation;
  /** Called once it is on the page. */
  onShown?: () => void;
}

/** The whole application over one site configuration. */
export function App({ config: given, foundation, onShown }: AppProps) {
  const config = given ?? DEFAULT_SITE_CONFIG;
  const [{ store, persistor, promoLink, refusal }] = useState(
    () => foundation ?? makeFoundation(config),
  );
  useEffect(() => {
    onShown?.();
  }, [onShown]);
  return (
    <Provider store={store}>
      <KeptStateRead persistor={persistor}>
        <BrowserRouter basename={config.basePath}>
          <Site config={config} onDraftRefused={refusal.report}>
            {given === null ? <SiteBroken /> : <Screens promoLink={promoLink} refusal={refusal} />}
          </Site>
        </BrowserRouter>
      </KeptStateRead>
    </Provider>
  );
}

/** Waits for what an earlier visit kept; where that has been read, there is nothing to wait for. */
function KeptStateRead({ persistor, children }: { persistor: Persistor; children: ReactNode }) {
  const isRead = () => persistor.getState().bootstrapped;
  const subscribe = useCallback(
    (listener: () => void) => persistor.subscribe(listener),
    [persistor],
  );
  return useSyncExternalStore(subscribe, isRead, isRead) ? children : null;
}
