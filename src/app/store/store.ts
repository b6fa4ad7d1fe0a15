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
import { languageSlice } from '../../intl/languageSlice';
import { selectionSlice } from '../../features/selection/selectionSlice';
import { PERSISTED_SLICES, PERSISTED_VERSION, validSlices } from './persistedState';
import { recordActions } from './recentActions';

/** Resets every persisted slice, and with it the stored state. */
export const persistedStateDropped = createAction('persistedState/dropped');

const slices = combineReducers({
  selection: selectionSlice.reducer,
  language: languageSlice.reducer,
  theme: themeSlice.reducer,
  [recruitmentApi.reducerPath]: recruitmentApi.reducer,
});

export type AppState = ReturnType<typeof slices>;

const NOTHING_PERSISTED: Readonly<Record<(typeof PERSISTED_SLICES)[number], undefined>> = {
  selection: undefined,
  language: undefined,
  theme: undefined,
};

const reducer: typeof slices = (state, action) =>
  slices(
    persistedStateDropped.match(action) && state ? { ...state, ...NOTHING_PERSISTED } : state,
    action,
  );

/** Only this version is supported; every other one starts with the initial state. */
function migrate(state: PersistedState): Promise<PersistedState> {
  const kept = state?._persist;
  if (kept === undefined) return Promise.resolve(undefined);
  const valid = kept.version === PERSISTED_VERSION ? validSlices(state) : {};
  return Promise.resolve({ ...valid, _persist: kept });
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
      version: PERSISTED_VERSION,
      storage,
      whitelist: [...PERSISTED_SLICES],
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
      }).concat(recordActions, recruitmentApi.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
