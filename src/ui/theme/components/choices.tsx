import { css, type ThemeOptions } from '@mui/material/styles';
import { BELOW_SM, FORCED_COLORS, HOVERS } from '../media';
import { focusRing } from '../palette';

const primary = 'var(--mui-palette-primary-main)';
/** An inset border, so that rows keep their size when they are chosen. */
const inset = (width: number, color: string) => `inset 0 0 0 ${width}px ${color}`;

/** A circle or a box in the place of the native control. */
export const controlFrame = (borderRadius: number | string) => ({
  flex: 'none',
  padding: 0,
  // The row is higher than the input and must be visible completely when the focus scrolls to it.
  '& > input': { scrollMarginBlock: 60 },
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 22,
    height: 22,
    border: '1.5px solid var(--mui-palette-outline-main)',
    borderRadius,
    backgroundColor: 'var(--mui-palette-background-paper)',
  },
  '& > :disabled + span': { opacity: 0.7 },
});

/** Serialised once: Emotion would do it again for each of a few hundred rows. */
const mark = css(controlFrame('50%'), {
  '& > :checked + span': { borderWidth: 2, borderColor: primary },
  '& > :checked + span::after': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: '50%',
    backgroundColor: primary,
  },
  [FORCED_COLORS]: {
    '& > :checked + span': { borderColor: 'Highlight' },
    // Forced colours remove backgrounds, and with them the dot.
    '& > :checked + span::after': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  },
});

/** `data-look` is set by a row of choices (ui/ChoiceRow.tsx). */
const label = css({
  gap: 16,
  margin: 0,
  overflowWrap: 'break-word',
  '&[data-look]': {
    position: 'relative',
    display: 'flex',
    minHeight: 48,
    padding: '10px 17px',
    borderRadius: 8,
    '& > :last-child': { minWidth: 0 },
    // The second line of a row.
    '& small': {
      display: 'block',
      color: 'var(--mui-palette-text-secondary)',
      fontSize: '0.8125rem',
      lineHeight: '1.25rem',
      fontWeight: 400,
      textWrap: 'balance',
    },
    [HOVERS]: {
      '&:hover': { backgroundColor: 'var(--mui-palette-primary-tintHover)' },
      '&:hover input + span': { borderColor: primary },
    },
    '&:has(:focus-visible)': focusRing,
    '@supports not selector(:has(*))': { '&:focus-within': focusRing },
  },
  '&[data-look="list"]': { minHeight: 56 },
  // The lists of a phone reach from edge to edge (ui/Sheet.tsx), so the focus ring lies inside.
  '&[data-look]:not([data-look="field"])': {
    [BELOW_SM]: {
      borderRadius: 0,
      paddingInline: 17,
      '&:has(:focus-visible)': { outlineOffset: -3 },
    },
  },
  // Boxes are side by side while their labels fit on one line.
  '&[data-look="field"]': {
    flex: '1 1 calc(50% - 12px)',
    gap: 12,
    minWidth: 'fit-content',
    paddingInline: 16,
    backgroundColor: 'var(--mui-palette-background-paper)',
    boxShadow: inset(1, 'var(--mui-palette-outline-main)'),
    [HOVERS]: {
      '&:hover': {
        backgroundColor: 'var(--mui-palette-primary-tintHover)',
        boxShadow: inset(1, primary),
      },
    },
    [FORCED_COLORS]: { outline: '1px solid', outlineOffset: -1 },
    '&:has(:checked)': { boxShadow: inset(2, primary) },
  },
  '&[data-look]:has(:checked)': {
    backgroundColor: 'var(--mui-palette-primary-tint)',
    fontWeight: 600,
    [FORCED_COLORS]: { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  '[aria-invalid="true"] &[data-look]': {
    '&, &:hover': { boxShadow: inset(2, 'var(--mui-palette-error-main)') },
    [FORCED_COLORS]: { outlineStyle: 'dashed' },
  },
  [FORCED_COLORS]: {
    '&[data-look]:has(:focus-visible)': { outline: '3px solid Highlight', outlineOffset: 2 },
  },
});

/** Radios and their rows. */
export const choices: NonNullable<ThemeOptions['components']> = {
  MuiRadio: {
    defaultProps: { disableRipple: true, icon: <ControlMark />, checkedIcon: <ControlMark /> },
    styleOverrides: { root: mark },
  },
  MuiFormControlLabel: { styleOverrides: { root: label } },
};

/**
 * The icon of both checked and unchecked controls. The theme styles it by `input:checked`, so that a click is visible
 * before hydration. A component, so that Material UI's icon props do not reach the DOM.
 */
export function ControlMark() {
  return <span />;
}
