/** Below the theme's `md`: phones and small tablets. */
export const BELOW_MD = '@media (max-width: 899.95px)';
export const FROM_MD = '@media (min-width: 900px)';
/** From `sm` up to `md`. */
export const SM_TO_MD = '@media (min-width: 600px) and (max-width: 899.95px)';
export const FORCED_COLORS = '@media (forced-colors: active)';
/** A window so low that a dialog fills and scrolls it: a zoom of 400 %, or a phone in landscape. */
export const LOW_WINDOW = '@media (max-height: 480px)';
/** Padding that centres 680 pixels from `sm` up to `md`. */
export const CENTRED = 'max(24px, calc(50vw - 340px))';
/** A low window, where the rows of the side panel are closer together. */
export const LOW_PANEL = '@media (min-width: 900px) and (max-height: 800px)';
