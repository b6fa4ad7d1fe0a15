import { createSlice } from '@reduxjs/toolkit';

/** The state that lasts for the whole visit of this tab (docs/specification.md, section 1). */
export const visitSlice = createSlice({
  name: 'visit',
  // The promo link that the tab was opened with; null without one.
  initialState: { promoLink: null as string | null },
  reducers: {},
  selectors: {
    selectPromoLink: ({ promoLink }) => promoLink,
  },
});

export const { selectPromoLink } = visitSlice.selectors;

/** The part of the store with the visit. */
export type WithVisit = Parameters<typeof selectPromoLink>[0];
