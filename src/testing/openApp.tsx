import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { App } from '../app/App';
import { startStore } from '../app/startStore';
import type { Offer } from '../contract/offer';
import { DEFAULT_SITE_CONFIG, type SiteConfig } from '../contract/siteConfig';
import { EMPTY_SELECTION, type Selection } from '../domain/selection';
import { API_BASE, type SeenCall } from './backend';
import { type Answers, siteBackend } from './siteBackend';

interface Setting {
  offers: readonly Offer[];
  /** The persisted state of an earlier visit. */
  selection?: Selection;
  language?: string;
  /** Handlers that replace the default ones. */
  backend?: Answers;
  config?: Partial<SiteConfig>;
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
    _persist: '{"version":1,"rehydrated":true}',
  };
  sessionStorage.removeItem('persist:rekrutacja');
  localStorage.setItem('persist:rekrutacja', JSON.stringify(kept));
}

/** Renders the whole site at an address, with a complete backend and without warnings. */
export function openApp(path: string, setting: Setting): OpenedApp {
  const { offers, selection, language, backend, config } = setting;
  if (selection ?? language) keep(selection ?? EMPTY_SELECTION, language ?? 'pl');
  window.history.replaceState(null, '', path);
  const calls = siteBackend(offers, backend);
  // In development the store warns when its checks are slow.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const whole = { ...DEFAULT_SITE_CONFIG, apiBase: API_BASE, ...config };
  const { store, restored } = startStore(whole);
  const Restored = () => {
    const [ready, setReady] = useState(false);
    useEffect(() => void restored.then(() => setReady(true)), []);
    return ready && <App config={whole} store={store} />;
  };
  const rendered = render(<Restored />);
  return { ...rendered, user: userEvent.setup({ delay: null }), calls };
}
