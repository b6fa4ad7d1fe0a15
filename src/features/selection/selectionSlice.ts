import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Offer } from '../../contract/offer';
import { chooseAt } from '../../domain/choices';
import { EMPTY_SELECTION, hasChoice, type Selection } from '../../domain/selection';
import { languageChanged } from '../../intl/languageSlice';

/** The choices of the candidate; the progress is derived from them and the offers (selectionProgress.ts). */
export const selectionSlice = createSlice({
  name: 'selection',
  initialState: EMPTY_SELECTION,
  reducers: {
    /** An option at a step number, from 1, by all its offers; later choices are cleared. */
    stepChosen: (state, action: PayloadAction<{ number: number; offers: readonly Offer[] }>) =>
      chooseAt(state, action.payload.number, action.payload.offers),
    /** The `offerKey` of one of several remaining programmes. */
    offerPicked: (state, action: PayloadAction<string>) => {
      state.picked = action.payload;
    },
    selectionReset: () => EMPTY_SELECTION,
    /** A persisted selection, or one from a support snapshot. */
    selectionRestored: (_state, action: PayloadAction<Selection>) => action.payload,
  },
  extraReducers: (builder) => {
    // The offers of another language are other offers.
    builder.addCase(languageChanged, () => EMPTY_SELECTION);
  },
  selectors: {
    selectSelection: (state): Selection => state,
    /** True when there is a choice to lose. */
    selectHasChoice: hasChoice,
  },
});

export const { stepChosen, offerPicked, selectionReset, selectionRestored } =
  selectionSlice.actions;
export const { selectSelection, selectHasChoice } = selectionSlice.selectors;
