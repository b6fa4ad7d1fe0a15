import { useState, type ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { persistStore } from 'redux-persist';
import { PersistGate } from 'redux-persist/integration/react';
import { DEFAULT_SITE_CONFIG, type SiteConfig } from '../contract/siteConfig';
import { Appearance } from '../features/appearance/Appearance';
import { selectLanguage } from '../features/language/languageSlice';
import { Texts } from '../features/language/Texts';
import { PartFailed } from './screens/PartFailed';
import { SiteBroken } from './screens/SiteBroken';
import { EnrolmentHost } from './EnrolmentHost';
import { browserStorage } from './persistence/browserStorage';
import { NotKeptNotice } from './persistence/NotKeptNotice';
import { storageRefusal } from './persistence/storageRefusal';
import { ScreenBoundary } from './ScreenBoundary';
import { Screens } from './Screens';
import { SiteConfigContext } from './siteConfig';
import { makeStore } from './store';
import { SupportLink } from './support/SupportLink';
import { ToastProvider } from '../ui/ToastProvider';
import { promoLinkOfVisit } from './visit';

function TextsOfLanguage({ children }: { children: ReactNode }) {
  const language = useSelector(selectLanguage);
  return (
    <Texts
      language={language}
      failed={<TextsFailed />}
      notice={(retry) => <PartFailed onRetry={retry} />}
    >
      {children}
    </Texts>
  );
}

/** Without texts there are no words to be had but these, in the two commonest languages. */
function TextsFailed() {
  return (
    <main className="Container" role="alert">
      <p>Nie udało się wczytać strony. Odśwież ją, proszę.</p>
      <p lang="en">The page could not be loaded. Please reload it.</p>
    </main>
  );
}

/** The whole application over one site configuration, null where that is wrong. */
export function App({ config: given }: { config: SiteConfig | null }) {
  const config = given ?? DEFAULT_SITE_CONFIG;
  const [{ store, persistor, promoLink, refusal }] = useState(() => {
    const refusal = storageRefusal();
    const store = makeStore({
      apiBase: config.apiBase,
      storage: browserStorage(() => localStorage, refusal.report),
    });
    return {
      store,
      refusal,
      persistor: persistStore(store),
      promoLink: promoLinkOfVisit(location.pathname, config.basePath),
    };
  });
  return (
    <Provider store={store}>
      <PersistGate persistor={persistor}>
        <SiteConfigContext value={config}>
          <BrowserRouter basename={config.basePath}>
            <Appearance />
            <TextsOfLanguage>
              <ToastProvider>
                <NotKeptNotice refusal={refusal} />
                <SupportLink />
                <EnrolmentHost poland={config.poland} onDraftRefused={refusal.report}>
                  <ScreenBoundary>
                    {given === null ? <SiteBroken /> : <Screens promoLink={promoLink} />}
                  </ScreenBoundary>
                </EnrolmentHost>
              </ToastProvider>
            </TextsOfLanguage>
          </BrowserRouter>
        </SiteConfigContext>
      </PersistGate>
    </Provider>
  );
}
