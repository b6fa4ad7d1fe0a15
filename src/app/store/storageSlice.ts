import { createSlice } from '@reduxjs/toolkit';

interface StorageState {
  /** True when the browser has refused to store the persisted state in this visit. */
  refused: boolean;
  /** True when the candidate has closed the notice about it. */
  dismissed: boolean;
}

const initialState: StorageState = { refused: false, dismissed: false };

/** The result of storing the persisted state; not persisted itself. */
export const storageSlice = createSlice({
  name: 'storage',
  initialState,
  reducers: {
    storageRefused: (state) => {
      state.refused = true;
    },
    storageNoticeDismissed: (state) => {
      state.dismissed = true;
    },
  },
  selectors: {
    selectStorage: (state) => state,
  },
});

export const { storageRefused, storageNoticeDismissed } = storageSlice.actions;
export const { selectStorage } = storageSlice.selectors;
