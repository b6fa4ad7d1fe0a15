import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Flow } from '../../contract/offer';
import {
  chooseAt,
  chooseDirection,
  EMPTY_SELECTION,
  hasChoice,
  type Selection,
} from '../../domain/selection';
import { languageChanged } from '../../intl/languageSlice';

/** The choices of the candidate; the progress is derived from them and the offers (SelectionProgress.tsx). */
export const selectionSlice = createSlice({
  name: 'selection',
  initialState: EMPTY_SELECTION,
  reducers: {
    /** A direction in one of the groups; the group decides the flow. */
    directionChosen: (state, action: PayloadAction<{ flow: Flow; direction: string }>) =>
      chooseDirection(state, action.payload.flow, action.payload.direction),
    /** A value at a step number, from 1; later choices are cleared. */
    stepChosen: (state, action: PayloadAction<{ number: number; value: string }>) =>
      chooseAt(state, action.payload.number, action.payload.value),
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
    /** Whether there is a choice to lose. */
    selectHasChoice: hasChoice,
  },
});

export const { directionChosen, stepChosen, offerPicked, selectionReset, selectionRestored } =
  selectionSlice.actions;
export const { selectSelection, selectHasChoice } = selectionSlice.selectors;
