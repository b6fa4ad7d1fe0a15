import { createSlice } from '@reduxjs/toolkit';

/** The result of storing the persisted state; not persisted itself. */
export const storageSlice = createSlice({
  name: 'storage',
  // True when the browser has refused to store it in this visit.
  initialState: { refused: false },
  reducers: {
    storageRefused: () => ({ refused: true }),
  },
});

export const { storageRefused } = storageSlice.actions;
