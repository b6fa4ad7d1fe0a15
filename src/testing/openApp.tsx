import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { App } from '../app/App';
import { KEY_HEADER, KEY_SUPPORTED } from '../contract/idempotency';
import type { Offer } from '../contract/offer';
import { DEFAULT_SITE_CONFIG } from '../contract/siteConfig';
import { EMPTY_SELECTION, type Selection } from '../domain/selection';
import { API_BASE, type FakeAnswer, fakeBackend, type SeenCall } from './backend';
import { CONSENTS, POLAND, QUESTIONS } from './domainFixtures';

interface Setting {
  offers: readonly Offer[];
  /** The persisted state of an earlier visit. */
  selection?: Selection;
  language?: string;
  /** Handlers that replace the default ones. */
  backend?: Readonly<Record<string, () => FakeAnswer>>;
}

interface OpenedApp extends RenderResult {
  user: UserEvent;
  calls: SeenCall[];
}

function keep(selection: Selection, language: string): void {
  const kept = {
    selection: JSON.stringify(selection),
    language: JSON.stringify({ language }),
    theme: '{"dark":false}',
    _persist: '{"version":2,"rehydrated":true}',
  };
  sessionStorage.removeItem('persist:rekrutacja');
  localStorage.setItem('persist:rekrutacja', JSON.stringify(kept));
}

/** Renders the whole application at an address, with a complete backend and without warnings. */
export function openApp(path: string, setting: Setting): OpenedApp {
  const { offers, selection, language, backend } = setting;
  if (selection ?? language) keep(selection ?? EMPTY_SELECTION, language ?? 'pl');
  window.history.replaceState(null, '', path);
  const questions = offers.map(({ kierunekSpecjalnosc: { id } }) => [
    `GET definicje-formularzy/kierunek-specjalnosc/${id}`,
    () => ({ body: QUESTIONS }),
  ]);
  const consents = offers.map(({ rekrutacja: { id } }) => [
    `GET warunki-rekrutacyjne/rekrutacja/${id}`,
    () => ({ body: CONSENTS }),
  ]);
  const calls = fakeBackend({
    'GET dks': () => ({ body: offers, headers: { [KEY_HEADER]: KEY_SUPPORTED } }),
    ...(Object.fromEntries([...questions, ...consents]) as Record<string, () => FakeAnswer>),
    'GET slowniki/kraj': () => ({ body: [{ nazwa: 'Polska', wartosc: POLAND }] }),
    'GET slowniki/obywatelstwo': () => ({ body: [{ nazwa: 'polskie', wartosc: POLAND }] }),
    'GET slowniki/numer-kierunkowy': () => ({
      body: [{ kodKierunkowy: '+48', wartosc: 'Polska', domyslny: true }],
    }),
    'GET templatki-html/zakonczenie-rekrutacji': () => ({
      body: { wartosc: '<p>Następne kroki</p>' },
    }),
    ...backend,
  });
  // In development the store warns when its checks are slow.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const rendered = render(<App config={{ ...DEFAULT_SITE_CONFIG, apiBase: API_BASE }} />);
  return { ...rendered, user: userEvent.setup(), calls };
}
