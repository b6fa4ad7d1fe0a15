import { configureStore, createSlice } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { persistReducer, persistStore } from 'redux-persist';
import storage from 'redux-persist/lib/storage';

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: ({ query }) => ({
    offers: query({ query: () => 'api/rekrutacja/dks' }),
    dictionaries: query({ query: () => 'dictionaries.json' }),
  }),
});

/** `values`: the chosen names by step; a choice clears the later ones. */
const choices = createSlice({
  name: 'choices',
  initialState: { values: [] },
  reducers: {
    chosen: (state, { payload: { step, value } }) => {
      state.values = [...state.values.slice(0, step), value];
    },
  },
});

export const { useOffersQuery, useDictionariesQuery, usePrefetch } = api;
export const { chosen } = choices.actions;
export const store = configureStore({
  reducer: {
    [api.reducerPath]: api.reducer,
    choices: persistReducer({ key: 'choices', storage }, choices.reducer),
  },
  middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
});
export const persistor = persistStore(store);
