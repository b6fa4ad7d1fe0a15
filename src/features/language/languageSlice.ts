import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The language as the backend names it; Polish at the first visit (specification, section 9). */
export const languageSlice = createSlice({
  name: 'language',
  initialState: { language: 'pl' },
  reducers: {
    languageChosen: (state, action: PayloadAction<string>) => {
      state.language = action.payload;
    },
  },
  selectors: {
    selectLanguage: (state) => state.language,
  },
});

export const { languageChosen } = languageSlice.actions;
export const { selectLanguage } = languageSlice.selectors;
