import { combineReducers, configureStore, createAction } from '@reduxjs/toolkit';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistReducer,
  PURGE,
  REGISTER,
  REHYDRATE,
  type PersistedState,
  type Storage as PersistStorage,
} from 'redux-persist';
import type { ApiSettings } from '../../api/baseQuery';
import { recruitmentApi } from '../../api/recruitmentApi';
import { themeSlice } from '../../features/appearance/themeSlice';
import { languageSlice } from '../../features/language/languageSlice';
import { selectionSlice } from '../../features/selection/selectionSlice';
import { KEPT_SLICES, KEPT_VERSION, soundSlices } from './keptState';

/** Puts every persisted slice back to its beginning, and with it what is persisted. */
export const keptStateDropped = createAction('keptState/dropped');

const slices = combineReducers({
  selection: selectionSlice.reducer,
  language: languageSlice.reducer,
  theme: themeSlice.reducer,
  [recruitmentApi.reducerPath]: recruitmentApi.reducer,
});

export type AppState = ReturnType<typeof slices>;

const NOTHING_KEPT: Readonly<Record<(typeof KEPT_SLICES)[number], undefined>> = {
  selection: undefined,
  language: undefined,
  theme: undefined,
};

const reducer: typeof slices = (state, action) =>
  slices(keptStateDropped.match(action) && state ? { ...state, ...NOTHING_KEPT } : state, action);

/** Only this version is supported; every other one starts with the initial state. */
function migrate(state: PersistedState): Promise<PersistedState> {
  const kept = state?._persist;
  if (kept === undefined) return Promise.resolve(undefined);
  const sound = kept.version === KEPT_VERSION ? soundSlices(state) : {};
  return Promise.resolve({ ...sound, _persist: kept });
}

interface StoreParts extends ApiSettings {
  /** The storage of the persisted slices, under `persist:rekrutacja`. */
  storage: PersistStorage;
  preloadedState?: Partial<AppState>;
}

/** Creates the store; redux-persist's `persistStore` then loads the persisted state. */
export function makeStore({ apiBase, storage, preloadedState }: StoreParts) {
  const kept = persistReducer<AppState>(
    {
      key: 'rekrutacja',
      version: KEPT_VERSION,
      storage,
      whitelist: [...KEPT_SLICES],
      migrate,
    },
    reducer,
  );
  return configureStore({
    // redux-persist adds `_persist`, which nobody else reads.
    reducer: kept as unknown as typeof reducer,
    devTools: process.env.NODE_ENV !== 'production',
    preloadedState: { ...reducer(undefined, { type: 'begin' }), ...preloadedState },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { apiBase } satisfies ApiSettings },
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
        immutableCheck: false,
      }).concat(recruitmentApi.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
