import { useLayoutEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { PersistGate } from 'redux-persist/integration/react';
import { DEFAULT_SITE_CONFIG, type SiteConfig } from '../contract/siteConfig';
import { AppProviders } from './AppProviders';
import { createServices, type Services } from './createServices';
import { PageLayout } from './layout/PageLayout';
import { DocumentTitle } from './navigation/DocumentTitle';
import { Screens } from './routes';
import { StartFailed } from './screens/StartFailed';

interface AppProps {
  /** Null when it is invalid. */
  config: SiteConfig | null;
  /** Created here unless given. */
  services?: Services | null;
  /** Called once mounted or hydrated. */
  onMount?: () => void;
}

/** The whole site over one site configuration. */
export function App({ config: given, services, onMount }: AppProps) {
  const config = given ?? DEFAULT_SITE_CONFIG;
  const [{ store, persistor }] = useState(() => services ?? createServices(config));
  // A layout effect, so that the captured interactions are replayed before React dispatches queued events.
  useLayoutEffect(() => {
    onMount?.();
  }, [onMount]);
  // Without transitions the address and its screen change together, and a click is answered in one task. Memoised,
  // because the gate renders again when it opens, which must not re-render a hydrated page.
  const site = useMemo(
    () => (
      <BrowserRouter basename={config.basePath} useTransitions={false}>
        <AppProviders config={config}>{given === null ? <SiteBroken /> : <Screens />}</AppProviders>
      </BrowserRouter>
    ),
    [config, given],
  );
  return (
    <Provider store={store}>
      <PersistGate persistor={persistor}>
        {() => persistor.getState().bootstrapped && site}
      </PersistGate>
    </Provider>
  );
}

/** Replaces the site when its configuration is invalid, so that the backend is unknown. */
function SiteBroken() {
  return (
    <PageLayout disabled={false} bar={null} trail={null} steps={null} flags={null}>
      <DocumentTitle screen="startFailed" />
      <StartFailed retrying={false} onRetry={() => window.location.reload()} />
    </PageLayout>
  );
}
