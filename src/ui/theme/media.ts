import { createBreakpoints } from '@mui/system';

/** Those of Material UI; the style sheets repeat their widths (`media.test.ts`). */
const { up, down, between } = createBreakpoints({});
export const BELOW_SM = down('sm');
export const FROM_SM = up('sm');
export const SM_TO_MD = between('sm', 'md');
/** Phones and small tablets. */
export const BELOW_MD = down('md');
export const FROM_MD = up('md');
export const BELOW_LG = down('lg');
/** A pointer that can hover: on a touch screen the look of the last tap would stay. */
export const HOVERS = '@media (hover: hover)';
export const FORCED_COLORS = '@media (forced-colors: active)';
/** A window so low that a dialog fills and scrolls it: a zoom of 400 %, or a phone in landscape. */
export const LOW_WINDOW = '@media (max-height: 480px)';
/** Padding that centres 680 pixels from `sm` up to `md`. */
export const CENTRED = 'max(24px, calc(50vw - 340px))';
/** A low window, where the rows of the side panel are closer together. */
export const LOW_PANEL = `${FROM_MD} and (max-height: 800px)`;
