import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { DEFAULT_LANGUAGE } from '../contract/languages';

/** The language of the interface as the backend names it; Polish on the first visit. */
export const languageSlice = createSlice({
  name: 'language',
  initialState: { language: DEFAULT_LANGUAGE },
  reducers: {
    languageChanged: (state, action: PayloadAction<string>) => {
      state.language = action.payload;
    },
  },
  selectors: {
    selectLanguage: (state) => state.language,
  },
});

export const { languageChanged } = languageSlice.actions;
export const { selectLanguage } = languageSlice.selectors;

type WithLanguage = Parameters<typeof selectLanguage>[0];

/** Changes the language. The current language is ignored, because each change resets the choices (selectionSlice). */
export function chooseLanguage(
  language: string,
): ThunkAction<void, WithLanguage, unknown, UnknownAction> {
  return (dispatch, getState) => {
    if (selectLanguage(getState()) !== language) dispatch(languageChanged(language));
  };
}
