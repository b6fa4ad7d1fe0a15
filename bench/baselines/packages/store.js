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

const choice = createSlice({
  name: 'choice',
  initialState: { programme: null },
  reducers: {
    chosen: (state, { payload }) => {
      state.programme = payload;
    },
  },
});

export const { useOffersQuery, useDictionariesQuery, usePrefetch } = api;
export const { chosen } = choice.actions;
export const store = configureStore({
  reducer: {
    [api.reducerPath]: api.reducer,
    choice: persistReducer({ key: 'choice', storage }, choice.reducer),
  },
  middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
});
export const persistor = persistStore(store);
