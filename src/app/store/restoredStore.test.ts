import { persistStore } from 'redux-persist';
import { EMPTY_SELECTION } from '../../domain/selection';
import { WHOLE } from '../../testing/domainFixtures';
import { testStore } from '../../testing/testStore';
import type { AppState } from './store';

const KEPT = {
  selection: JSON.stringify(WHOLE),
  language: '{"language":"eng"}',
  theme: '{"dark":true}',
  _persist: '{"version":2,"rehydrated":true}',
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

test('what an earlier visit kept is restored', async () => {
  const { selection, theme } = await restored(JSON.stringify(KEPT));
  expect([selection, theme.dark]).toEqual([WHOLE, true]);
});

test.each([
  ['is no JSON', '{"flow":'],
  ['is nothing', 'null'],
  ['has a flow that does not exist', JSON.stringify({ ...WHOLE, flow: 'DOKTORANCKIE' })],
  ['has a field of its own', JSON.stringify({ ...WHOLE, offer: 11001 })],
  ['has another prototype', '{"__proto__":{"flow":"STUDIA_WYZSZE"},"history":{},"picked":null}'],
])('a kept choice that %s → nothing is chosen', async (_what, selection) => {
  const state = await restored(JSON.stringify({ ...KEPT, selection }));
  expect(state.selection).toEqual(EMPTY_SELECTION);
});

test.each([
  ['an older version', '{"version":0,"rehydrated":true}'],
  ['a newer version', '{"version":3,"rehydrated":true}'],
  ['no version', '{}'],
])('a kept choice of %s → nothing is chosen', async (_what, _persist) => {
  const state = await restored(JSON.stringify({ ...KEPT, _persist }));
  expect(state.selection).toEqual(EMPTY_SELECTION);
});

test.each([
  ['a list', '[{"selection":"{}"}]'],
  ['another prototype', '{"__proto__":{"selection":"{}","polluted":"1"}}'],
  ['a slice that does not exist', '{"evil":"{}","_persist":"{\\"version\\":2}"}'],
])('%s in the place of all that is kept → nothing is chosen', async (_what, text) => {
  const state = await restored(text);
  expect(state.selection).toEqual(EMPTY_SELECTION);
  expect(state).not.toHaveProperty('evil');
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});
