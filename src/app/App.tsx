import { useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { SiteConfig } from '../contract/siteConfig';
import { AppProviders } from './AppProviders';
import { Screens } from './routes';
import type { AppStore } from './store/store';

interface AppProps {
  config: SiteConfig;
  /** With its persisted state restored. */
  store: AppStore;
  /** Called once hydrated. */
  onMount?: () => void;
}

/** The whole site over one site configuration. */
export function App({ config, store, onMount }: AppProps) {
  // A layout effect, so that the captured interactions are replayed before React dispatches queued events.
  useLayoutEffect(() => {
    onMount?.();
  }, [onMount]);
  return (
    <Provider store={store}>
      {/* Without transitions the address and its screen change together, and a click is answered in one task. */}
      <BrowserRouter basename={config.basePath} useTransitions={false}>
        <AppProviders config={config}>
          <Screens />
        </AppProviders>
      </BrowserRouter>
    </Provider>
  );
}
