import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector, useStore } from 'react-redux';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  persistReducer,
  PURGE,
  REGISTER,
  REHYDRATE,
  type Storage as PersistStorage,
} from 'redux-persist';
import type { ApiSettings } from '../../api/baseQuery';
import { recruitmentApi } from '../../api/recruitmentApi';
import { visitSlice } from '../../api/visitSlice';
import { themeSlice } from '../../features/appearance/themeSlice';
import type { enrolmentSlice } from '../../features/enrolment/model/enrolmentSlice';
import { selectionSlice } from '../../features/selection/selectionSlice';
import { languageSlice } from '../../intl/languageSlice';
import { persistConfig } from './persistConfig';
import { storageSlice } from './storageSlice';

const slices = combineSlices(
  selectionSlice,
  languageSlice,
  themeSlice,
  storageSlice,
  visitSlice,
  recruitmentApi,
).withLazyLoadedSlices<WithSlice<typeof enrolmentSlice>>();

export type AppState = ReturnType<typeof slices>;

/** Adds the slice of the enrolment, which is in the form's chunk. */
export function addToStore(slice: typeof enrolmentSlice): void {
  slices.inject(slice);
}

interface StoreParts extends ApiSettings {
  /** The storage of the persisted slices, under `persist:rekrutacja`. */
  storage: PersistStorage;
  preloadedState?: Partial<AppState>;
}

/** Creates the store; redux-persist's `persistStore` then loads the persisted state. */
export function makeStore({ apiBase, storage, preloadedState }: StoreParts) {
  const reducer = (state: AppState | undefined, action: UnknownAction): AppState =>
    slices(state ?? preloadedState, action);
  const store = configureStore({
    reducer: persistReducer<AppState>(persistConfig(storage), reducer),
    devTools: process.env.NODE_ENV !== 'production',
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { apiBase } satisfies ApiSettings },
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      })
        // First, as it takes `addListener`, whose functions are not serialisable.
        .prepend(createListenerMiddleware().middleware)
        .concat(recruitmentApi.middleware),
  });
  // For `refetchOnReconnect`.
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;

/*
 * The hooks of React Redux with the types of this store. A feature does not know the store: it uses the plain hooks, with
 * the selectors and actions of its own slice.
 */
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppStore = useStore.withTypes<AppStore>();
