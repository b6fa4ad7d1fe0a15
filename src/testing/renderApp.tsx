import { render, type RenderResult, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import eng from '../../i18n/eng.json';
import pl from '../../i18n/pl.json';
import { recruitmentApi } from '../api/recruitmentApi';
import type { AppState, AppStore } from '../app/store/store';
import type { Offer } from '../contract/offer';
import { TextProvider } from '../intl/TextProvider';
import { HelpLineContext } from '../ui/phoneLinks';
import { MuiProvider } from '../ui/theme/MuiProvider';
import { Toaster } from '../ui/Toaster';
import { HELP_LINE } from './domainFixtures';
import { testStore } from './testStore';

interface Setting {
  /** The offers in the current language, for components that read the selection's progress. */
  offers?: readonly Offer[];
  preloadedState?: Partial<AppState>;
  language?: 'pl' | 'eng';
  route?: string;
}

interface Rendered extends RenderResult {
  user: UserEvent;
  store: AppStore;
  /** The current path, without the base path. */
  pathname: () => string;
}

function Address() {
  return (
    <output hidden data-testid="address">
      {useLocation().pathname}
    </output>
  );
}

/** Fills the cache with the catalogue of a backend, all of it in one language. */
export function loadCatalogue(store: AppStore, offers: readonly Offer[], lang: string): void {
  const value = {
    offers: offers.map((offer) =>
      offer.rekrutacja.lang === lang
        ? offer
        : { ...offer, rekrutacja: { ...offer.rekrutacja, lang } },
    ),
    promoUnknown: false,
    knowsKeys: true,
  };
  store.dispatch(
    recruitmentApi.util.upsertQueryEntries([{ endpointName: 'offers', arg: null, value }]),
  );
}

/** Renders with all providers that a screen needs: store, messages, theme, toasts and router. */
export function renderWithProviders(ui: ReactNode, setting: Setting = {}): Rendered {
  const { offers, preloadedState, language = 'pl', route = '/' } = setting;
  const store = testStore(preloadedState);
  if (offers) loadCatalogue(store, offers, language);
  const rendered = render(
    <Provider store={store}>
      <HelpLineContext value={HELP_LINE}>
        <MuiProvider>
          <TextProvider language={language} messages={language === 'pl' ? pl : eng}>
            <MemoryRouter initialEntries={[route]}>
              <Toaster />
              {ui}
              <Address />
            </MemoryRouter>
          </TextProvider>
        </MuiProvider>
      </HelpLineContext>
    </Provider>,
  );
  return {
    ...rendered,
    user: userEvent.setup({ delay: null }),
    store,
    pathname: () => rendered.getByTestId('address').textContent,
  };
}

/** Waits until no dialog is shown. */
export function dialogClosed(): Promise<void> {
  return waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
