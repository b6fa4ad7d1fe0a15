import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Flow } from '../../contract/offer';
import { chooseAt, chooseDirection, EMPTY_SELECTION, type Selection } from '../../domain/selection';

/** What the candidate chose; everything else about the way is derived from it and the offers. */
export const selectionSlice = createSlice({
  name: 'selection',
  initialState: EMPTY_SELECTION,
  reducers: {
    /** A direction of one of the groups; the group fixes the flow (specification, section 4). */
    directionChosen: (state, action: PayloadAction<{ flow: Flow; direction: string }>) =>
      chooseDirection(state, action.payload.flow, action.payload.direction),
    /** A value at the step of that number, from 1; later choices go (specification, section 4). */
    stepChosen: (state, action: PayloadAction<{ number: number; value: string }>) =>
      chooseAt(state, action.payload.number, action.payload.value),
    /** The `offerKey` of one of several programmes left after the last step. */
    offerPicked: (state, action: PayloadAction<string>) => {
      state.picked = action.payload;
    },
    selectionReset: () => EMPTY_SELECTION,
    /** A selection that was kept or handed over elsewhere, as a support snapshot has it. */
    selectionRestored: (_state, action: PayloadAction<Selection>) => action.payload,
  },
  selectors: {
    selectSelection: (state): Selection => state,
    /** Whether there is a choice to lose. */
    selectHasChoice: (state) => state.flow !== null,
  },
});

export const { directionChosen, stepChosen, offerPicked, selectionReset, selectionRestored } =
  selectionSlice.actions;
export const { selectSelection, selectHasChoice } = selectionSlice.selectors;
