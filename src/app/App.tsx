import { useEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { PersistGate } from 'redux-persist/integration/react';
import { DEFAULT_SITE_CONFIG, type SiteConfig } from '../contract/siteConfig';
import { makeFoundation, type Foundation } from './foundation';
import { Screens } from './Screens';
import { SiteBroken } from './screens/SiteBroken';
import { Site } from './Site';

interface AppProps {
  /** Null when it is invalid. */
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
  // One element: the gate renders again once it is open, and then has nothing new to show on a hydrated page.
  const site = useMemo(
    () => (
      <BrowserRouter basename={config.basePath}>
        <Site config={config} onDraftRefused={refusal.report}>
          {given === null ? <SiteBroken /> : <Screens promoLink={promoLink} refusal={refusal} />}
        </Site>
      </BrowserRouter>
    ),
    [config, given, promoLink, refusal],
  );
  return (
    <Provider store={store}>
      <PersistGate persistor={persistor}>
        {() => persistor.getState().bootstrapped && site}
      </PersistGate>
    </Provider>
  );
}
