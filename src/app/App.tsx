import { useLayoutEffect, useMemo } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { PersistGate } from 'redux-persist/integration/react';
import type { SiteConfig } from '../contract/siteConfig';
import { AppProviders } from './AppProviders';
import type { Services } from './createServices';
import { Screens } from './routes';

interface AppProps {
  config: SiteConfig;
  services: Services;
  /** Called once mounted or hydrated. */
  onMount?: () => void;
}

/** The whole site over one site configuration. */
export function App({ config, services: { store, persistor }, onMount }: AppProps) {
  // A layout effect, so that the captured interactions are replayed before React dispatches queued events.
  useLayoutEffect(() => {
    onMount?.();
  }, [onMount]);
  // Without transitions the address and its screen change together, and a click is answered in one task. Memoised,
  // because the gate renders again when it opens, which must not re-render a hydrated page.
  const site = useMemo(
    () => (
      <BrowserRouter basename={config.basePath} useTransitions={false}>
        <AppProviders config={config}>
          <Screens />
        </AppProviders>
      </BrowserRouter>
    ),
    [config],
  );
  return (
    <Provider store={store}>
      <PersistGate persistor={persistor}>
        {() => persistor.getState().bootstrapped && site}
      </PersistGate>
    </Provider>
  );
}
