import { persistStore } from 'redux-persist';
import { EMPTY_SELECTION } from '../../domain/selection';
import { WHOLE } from '../../testing/domainFixtures';
import { testStore } from '../../testing/testStore';
import type { AppState } from './store';

const KEPT = {
  selection: JSON.stringify(WHOLE),
  language: '{"language":"eng"}',
  theme: '{"dark":true}',
  _persist: '{"version":1,"rehydrated":true}',
};

/** The state of a page that opens with this text in the storage. */
async function restored(text: string): Promise<AppState> {
  sessionStorage.setItem('persist:rekrutacja', text);
  const store = testStore();
  await new Promise<void>((resolve) => {
    const persistor = persistStore(store, null, () => {
      persistor.pause();
      resolve();
    });
  });
  return store.getState();
}

beforeEach(() => {
  for (const method of ['warn', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation(() => undefined);
  }
});

test('[1.3.6] what was kept is restored', async () => {
  const state = await restored(JSON.stringify(KEPT));
  expect(state.selection).toEqual(WHOLE);
  expect(state.language.language).toBe('eng');
  expect(state.theme.dark).toBe(true);
});

const ODD = '{"__proto__":{"flow":"STUDIA_WYZSZE"},"history":{},"picked":null}';

test.each<[what: string, other: Partial<typeof KEPT>]>([
  ['that is no JSON', { selection: '{"flow":' }],
  ['that is nothing', { selection: 'null' }],
  ['with a field of its own', { selection: JSON.stringify({ ...WHOLE, offer: 11001 }) }],
  ['with another prototype', { selection: ODD }],
  ['of an older version', { _persist: '{"version":0,"rehydrated":true}' }],
  ['of a newer version', { _persist: '{"version":2,"rehydrated":true}' }],
  ['of no version', { _persist: '{}' }],
])('a kept choice %s → nothing is chosen', async (_what, other) => {
  const state = await restored(JSON.stringify({ ...KEPT, ...other }));
  expect(state.selection).toEqual(EMPTY_SELECTION);
});

test.each([
  ['no JSON', '{'],
  ['a list', '[{"selection":"{}"}]'],
  ['another prototype', '{"__proto__":{"selection":"{}","polluted":"1"}}'],
  ['a slice that does not exist', '{"evil":"{}","_persist":"{\\"version\\":1}"}'],
])('%s in the place of all that is kept → nothing is chosen', async (_what, text) => {
  const state = await restored(text);
  expect(state.selection).toEqual(EMPTY_SELECTION);
  expect(state).not.toHaveProperty('evil');
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});
