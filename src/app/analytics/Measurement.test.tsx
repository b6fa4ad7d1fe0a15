import { act, fireEvent, screen } from '@testing-library/react';
import pl from '../../../i18n/pl.json';
import { DEFAULT_SITE_CONFIG, type SiteConfig } from '../../contract/siteConfig';
import type { ScreenName } from '../../domain/screens';
import { selectionRestored, stepChosen } from '../../features/selection/selectionSlice';
import { testOffer } from '../../testing/domainFixtures';
import { renderWithProviders } from '../../testing/renderApp';
import { SiteConfigContext } from '../siteConfig';
import { Measurement } from './Measurement';

const ID = 'GTM-ABC1';
const CONSENT = 'rekrutacja.consent';

const opened = jest.fn<{ name: string }[], []>();

beforeAll(() => {
  Object.assign(performance, { getEntriesByType: opened });
});
beforeEach(() => {
  opened.mockReturnValue([{ name: 'https://rekrutacja.example/?utm_source=x&oferta=1' }]);
  sessionStorage.clear();
  localStorage.clear();
});

function at(name: ScreenName | null, config: Partial<SiteConfig>) {
  return (
    <SiteConfigContext value={{ ...DEFAULT_SITE_CONFIG, ...config }}>
      <Measurement screen={name} />
    </SiteConfigContext>
  );
}

const LAW = testOffer({ direction: 'Prawo', city: 'Opole' });

const frame = () => document.querySelector('iframe');
const question = () => screen.queryByRole('checkbox', { name: pl['pomiar.zgoda'] });

const valuesIn = (storage: Storage) =>
  Array.from({ length: storage.length }, (_none, index) =>
    storage.getItem(storage.key(index) ?? ''),
  );

test('[7.2.3] nothing is measured that is not configured', () => {
  renderWithProviders(at('direction', {}));
  expect(sessionStorage).toHaveLength(0);
  expect([frame(), question()]).toEqual([null, null]);
});

test('the campaign of the address is kept for the tab', () => {
  const { unmount } = renderWithProviders(at('city', { attribution: true }));
  expect(valuesIn(sessionStorage)).toEqual(['utm_source=x']);
  unmount();
  opened.mockReturnValue([{ name: 'https://rekrutacja.example/wybor-miasta' }]);
  renderWithProviders(at('city', { attribution: true }));
  expect(valuesIn(sessionStorage)).toEqual(['utm_source=x']);
});

test('[7.2.3] no frame before the consent; it is gone when the consent is withdrawn', async () => {
  const { user } = renderWithProviders(at('direction', { tagManagerId: ID, basePath: '/x/' }));
  expect(question()).not.toBeChecked();
  expect(frame()).toBeNull();
  await user.click(screen.getByRole('checkbox'));
  expect(frame()).toHaveAttribute('src', '/x/measurement.html');
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
  expect(valuesIn(localStorage)).toEqual(['granted']);
  await user.click(screen.getByRole('checkbox'));
  expect(frame()).toBeNull();
  expect(valuesIn(localStorage)).toEqual(['denied']);
});

test('a consent that another tab withdraws ends here, too', () => {
  localStorage.setItem(CONSENT, 'granted');
  renderWithProviders(at('direction', { tagManagerId: ID }));
  expect(frame()).not.toBeNull();
  localStorage.setItem(CONSENT, 'denied');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: CONSENT }));
  });
  expect(frame()).toBeNull();
  expect(question()).not.toBeChecked();
});

test('where storage is blocked there is no consent until it is given, for the page', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  const { user } = renderWithProviders(at('direction', { tagManagerId: ID }));
  expect(frame()).toBeNull();
  await user.click(screen.getByRole('checkbox'));
  expect(frame()).not.toBeNull();
});

test('below the form nothing is asked', () => {
  renderWithProviders(at('summary', { tagManagerId: ID }));
  expect(question()).toBeNull();
});

describe('in the frame', () => {
  const messages: unknown[] = [];

  /** The frame as it behaves once it is loaded. */
  function load(): void {
    const { contentWindow } = frame() ?? {};
    if (!contentWindow) throw new Error('There is no frame.');
    contentWindow.postMessage = (message: unknown) => messages.push(message);
    fireEvent.load(frame() ?? document);
  }

  beforeEach(() => {
    messages.length = 0;
    localStorage.setItem(CONSENT, 'granted');
  });

  test('events wait for the frame', () => {
    const { store } = renderWithProviders(at('direction', { tagManagerId: ID }));
    act(() => {
      store.dispatch(stepChosen({ number: 1, offers: [LAW] }));
    });
    load();
    const page = `${location.origin}/?utm_source=x`;
    expect(messages).toEqual([
      { consent: 'granted', id: ID },
      { event: 'step_seen', name: 'direction', page },
      { event: 'choice_made', name: 'direction', value: 'Prawo', page },
    ]);
  });

  test('a step that is chosen again is one choice', () => {
    const { store } = renderWithProviders(at('direction', { tagManagerId: ID }));
    act(() => {
      store.dispatch(stepChosen({ number: 1, offers: [LAW] }));
      store.dispatch(stepChosen({ number: 3, offers: [LAW] }));
      store.dispatch(stepChosen({ number: 3, offers: [LAW] }));
    });
    load();
    const names = (messages as { event?: string; name?: string }[]).flatMap(({ event, name }) =>
      event === 'choice_made' ? [name] : [],
    );
    expect(names).toEqual(['direction', 'city']);
  });

  test('choices of a link or of an earlier visit are not those of the candidate', () => {
    const { store } = renderWithProviders(at(null, { tagManagerId: ID }));
    act(() => {
      store.dispatch(
        selectionRestored({ flow: 'STUDIA_WYZSZE', history: { 1: [LAW] }, picked: null }),
      );
    });
    load();
    expect(messages).toEqual([{ consent: 'granted', id: ID }]);
  });
});
