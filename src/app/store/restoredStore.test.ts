import { persistStore } from 'redux-persist';
import { choicesOf } from '../../domain/choices';
import { EMPTY_SELECTION, type Selection } from '../../domain/selection';
import { WHOLE } from '../../testing/domainFixtures';
import { testStore } from '../../testing/testStore';
import type { AppState } from './store';

const KEPT = {
  selection: JSON.stringify(WHOLE),
  language: '{"language":"eng"}',
  theme: '{"dark":true}',
  _persist: '{"version":2,"rehydrated":true}',
};

/** Step number -> name of the choice, as version 1 kept them. */
const namesOf = (selection: Selection) =>
  Object.fromEntries(choicesOf(selection).map(({ number, value }) => [number, value]));

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

test.each([
  ['offers', 2, KEPT.selection],
  ['names', 1, JSON.stringify({ ...WHOLE, history: namesOf(WHOLE) })],
])('choices kept as %s, version %i → they are restored', async (_as, version, selection) => {
  const _persist = JSON.stringify({ version, rehydrated: true });
  const state = await restored(JSON.stringify({ ...KEPT, selection, _persist }));
  expect(namesOf(state.selection)).toEqual(namesOf(WHOLE));
  expect(state.theme.dark).toBe(true);
});

const ODD = '{"__proto__":{"flow":"STUDIA_WYZSZE"},"history":{},"picked":null}';

test.each<[what: string, other: Partial<typeof KEPT>]>([
  ['that is no JSON', { selection: '{"flow":' }],
  ['that is nothing', { selection: 'null' }],
  ['with a field of its own', { selection: JSON.stringify({ ...WHOLE, offer: 11001 }) }],
  ['with another prototype', { selection: ODD }],
  ['of an older version', { _persist: '{"version":0,"rehydrated":true}' }],
  ['of a newer version', { _persist: '{"version":3,"rehydrated":true}' }],
  ['of no version', { _persist: '{}' }],
])('a kept choice %s → nothing is chosen', async (_what, other) => {
  const state = await restored(JSON.stringify({ ...KEPT, ...other }));
  expect(state.selection).toEqual(EMPTY_SELECTION);
});

test.each([
  ['no JSON', '{'],
  ['a list', '[{"selection":"{}"}]'],
  ['another prototype', '{"__proto__":{"selection":"{}","polluted":"1"}}'],
  ['a slice that does not exist', '{"evil":"{}","_persist":"{\\"version\\":2}"}'],
])('%s in the place of all that is kept → nothing is chosen', async (_what, text) => {
  const state = await restored(text);
  expect(state.selection).toEqual(EMPTY_SELECTION);
  expect(state).not.toHaveProperty('evil');
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});
