import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ThemeState {
  /** null until the candidate chooses: then the system decides. */
  dark: boolean | null;
}

const initialState: ThemeState = { dark: null };

/** The dark-theme toggle, stored as a true/false setting (docs/specification.md, section 1). */
export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    darkThemeSet: (state, action: PayloadAction<boolean>) => {
      state.dark = action.payload;
    },
  },
  selectors: {
    selectDark: (state) => state.dark,
  },
});

export const { darkThemeSet } = themeSlice.actions;
export const { selectDark } = themeSlice.selectors;
