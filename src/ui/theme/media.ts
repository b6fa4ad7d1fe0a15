/** Below the theme's `md`: phones and small tablets. */
export const BELOW_MD = '@media (max-width: 899.95px)';
/** From `sm` up to `md`. */
export const SM_TO_MD = '@media (min-width: 600px) and (max-width: 899.95px)';
export const FORCED_COLORS = '@media (forced-colors: active)';
