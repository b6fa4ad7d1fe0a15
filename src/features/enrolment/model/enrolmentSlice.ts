import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { OpenedForm } from './exportedForm';
import type { ShownSection } from './shownSections';

/** The life of an application, without the values of the form, which stay in final-form (docs/adr/0003). */
export interface EnrolmentState {
  shown: boolean;
  /** How often the form was replaced by a new one, because it was left, or cleared while it was hidden. */
  timesReplaced: number;
  /** The `offerKey` of the form's programme; null until the screen is shown. */
  offer: string | null;
  /** The visible sections; empty until the screen is shown. */
  sections: readonly ShownSection[];
  /** The draft that was restored after a reload, with the `offerKey` of its programme; null after the first visit. */
  restored: { offer: string | null } | null;
  /** The file, or the last application, that filled in the form in this visit; null without one. */
  opened: OpenedForm | null;
  /** How often all values were replaced, after which the fields are new ones. */
  timesOpened: number;
  /** The browser refuses to store the draft. */
  draftRefused: boolean;
  /** How often the list of errors was requested in this visit. It takes the focus each time. */
  errorsAsked: number;
  /** When the form will be cleared, in milliseconds since 1970; null without a warning. */
  deadline: number | null;
  /** The reason why the form was cleared, until the form is changed. */
  clearedBy: 'candidate' | 'expiry' | null;
}

const initialState: EnrolmentState = {
  shown: false,
  timesReplaced: 0,
  offer: null,
  sections: [],
  restored: null,
  opened: null,
  timesOpened: 0,
  draftRefused: false,
  errorsAsked: 0,
  deadline: null,
  clearedBy: null,
};

/** Not persisted. The events in the order in which an application meets them. */
export const enrolmentSlice = createSlice({
  name: 'enrolment',
  initialState,
  reducers: {
    formCreated: (_state, { payload }: PayloadAction<EnrolmentState['restored']>) => ({
      ...initialState,
      restored: payload,
      offer: payload?.offer ?? null,
    }),
    screenEntered: (state, { payload }: PayloadAction<string>) => {
      state.shown = true;
      state.offer = payload;
    },
    sectionsShown: (state, { payload }: PayloadAction<readonly ShownSection[]>) => {
      state.sections = [...payload];
    },
    fileOpened: (state, { payload }: PayloadAction<OpenedForm>) => {
      state.restored = null;
      state.clearedBy = null;
      state.opened = payload;
      state.timesOpened += 1;
    },
    draftRefused: (state) => {
      state.draftRefused = true;
    },
    /** The candidate wanted to send and there are errors, or wants to see their list again. */
    errorsShown: (state) => {
      state.errorsAsked += 1;
    },
    expiryWarned: (state, { payload }: PayloadAction<number | null>) => {
      state.deadline = payload;
    },
    /** The candidate keeps a form that was about to expire. */
    renewed: (state) => {
      state.deadline = null;
    },
    /** The values are to be cleared; null when nobody has to be told. */
    cleared: (state, { payload }: PayloadAction<EnrolmentState['clearedBy']>) => {
      state.restored = null;
      state.opened = null;
      state.deadline = null;
      state.clearedBy = payload;
      if (!state.shown) state.timesReplaced += 1;
    },
    clearedDismissed: (state) => {
      state.clearedBy = null;
    },
    screenLeft: (state) => {
      state.shown = false;
      state.timesReplaced += 1;
      state.errorsAsked = 0;
      state.restored = null;
      state.opened = null;
      if (state.clearedBy === 'candidate') state.clearedBy = null;
    },
  },
});

/** The part of the store that the form reads; absent until the form's chunk is loaded. */
export interface WithEnrolment {
  enrolment?: EnrolmentState;
}

export function selectEnrolment({ enrolment }: WithEnrolment): EnrolmentState {
  return enrolment ?? initialState;
}

/** Selects from the state of the enrolment. */
export function useEnrolmentState<T>(select: (state: EnrolmentState) => T): T {
  return useSelector((state: WithEnrolment) => select(selectEnrolment(state)));
}
