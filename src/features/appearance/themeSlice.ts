import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The dark-theme toggle, stored as a true/false setting (docs/specification.md, section 1). */
export const themeSlice = createSlice({
  name: 'theme',
  // Null until the candidate chooses: then the system decides.
  initialState: { dark: null as boolean | null },
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
