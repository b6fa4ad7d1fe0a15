import ArrowDown from '@mui/icons-material/KeyboardArrowDownRounded';
import { css, type ThemeOptions } from '@mui/material/styles';
import { BELOW_SM, FORCED_COLORS, FROM_SM } from '../media';
import { focusRing } from '../palette';
import { controlFrame, ControlMark } from './choices';

const palette = (name: string) => `var(--mui-palette-${name})`;

/** Serialised once, like most of the following: Emotion would do it again for each field at each key. */
const label = css({
  display: 'block',
  marginBottom: 8,
  lineHeight: '1.5rem',
  textWrap: 'pretty',
  '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: palette('text-primary') },
});

/** As high as a finger needs, but with the distances of a line of text. */
const BELOW_LABEL = {
  minHeight: 44,
  marginBlock: '-18px -10px',
  '& > input': { paddingBlock: 9 },
};

/** The border belongs to the input itself, so that a field needs no second element (`slots.notchedOutline` below). */
const outline = css({
  minHeight: 48,
  backgroundColor: palette('background-paper'),
  border: `1px solid ${palette('outline-main')}`,
  lineHeight: 1.5,
  '&[data-numeric]': { fontVariantNumeric: 'tabular-nums' },
  '&:hover': { borderColor: palette('text-primary') },
  '&.Mui-disabled': {
    borderColor: palette('divider'),
    backgroundColor: palette('background-sunken'),
  },
  // A value to read is text.
  '&.MuiInputBase-readOnly': {
    marginInlineStart: -1,
    borderColor: 'transparent',
    backgroundColor: 'transparent',
    '& > input': { paddingInline: 0 },
    // In the form right below its label, where no field beside it has another line. Fields of a dialog, and a postcode,
    // become read-only by the control below them, which must not move.
    'main :not([data-half]) > &': BELOW_LABEL,
    [BELOW_SM]: { 'main &:not([data-numeric])': BELOW_LABEL },
  },
  '&.Mui-focused': {
    outline: `3px solid ${palette('look-focusSoft')}`,
    borderColor: palette('primary-main'),
    boxShadow: `inset 0 0 0 1px ${palette('primary-main')}`,
  },
  '&.Mui-error': {
    borderColor: palette('error-main'),
    boxShadow: `inset 0 0 0 1px ${palette('error-main')}`,
    [FORCED_COLORS]: { border: '2px dashed' },
  },
  '&.Mui-error.Mui-focused': focusRing,
  [FORCED_COLORS]: { '&.Mui-focused': { outline: '3px solid Highlight' } },
});

const text = css({
  height: 24,
  padding: '11px 15px',
  // Grows with its text where the browser knows how.
  'textarea&': { height: 'auto', minHeight: 48, resize: 'vertical' },
  '@supports (field-sizing: content)': { 'textarea&': { resize: 'none', fieldSizing: 'content' } },
  '&::placeholder': { color: palette('text-secondary'), opacity: 1 },
});

const select = css({
  // Matches MUI's own, more specific selector.
  '&&&': { paddingRight: 38 },
  textOverflow: 'ellipsis',
  '[data-empty] > &, &:disabled': {
    color: palette('text-secondary'),
    WebkitTextFillColor: 'currentColor',
  },
  '&:disabled': { cursor: 'not-allowed' },
  '&:not([multiple]) option': {
    color: palette('text-primary'),
    WebkitTextFillColor: 'currentColor',
    backgroundColor: palette('background-paper'),
  },
});

const help = css({
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  margin: '4px 0 0',
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  textWrap: 'pretty',
  color: palette('text-secondary'),
  '&.Mui-error': {
    fontWeight: 600,
    color: palette('error-main'),
    // No icons: they double the cost of a message, and a submit shows many at once.
    '&::before': {
      flex: 'none',
      width: 16,
      height: 16,
      margin: '2px 1px 0',
      border: '1.5px solid',
      borderRadius: '50%',
      content: ['"!"', '"!" / ""'],
      fontSize: '0.8125rem',
      fontWeight: 600,
      lineHeight: '13px',
      textAlign: 'center',
    },
  },
});

/** The tick follows `:checked`, so that a click is visible before hydration. */
const box = css(controlFrame(6), {
  borderRadius: 8,
  '&:has(> :focus-visible)': focusRing,
  '& > [aria-invalid="true"] + span': { borderColor: palette('error-main') },
  '& > :is(:checked, [data-indeterminate="true"]) + span': {
    borderColor: palette('primary-main'),
    backgroundColor: palette('primary-main'),
    '&::after': {
      content: '""',
      width: 14,
      height: 14,
      backgroundColor: palette('primary-contrastText'),
      clipPath: 'polygon(14% 47%, 5% 57%, 38% 88%, 96% 25%, 87% 14%, 38% 68%)',
    },
  },
  '& > [data-indeterminate="true"] + span::after': {
    clipPath: 'inset(42% 12% 42% 12% round 1px)',
  },
  [FORCED_COLORS]: {
    // Forced colours remove backgrounds, and with them the tick.
    '& > :is(:checked, [data-indeterminate="true"]) + span': {
      borderColor: 'Highlight',
      '&::after': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
    },
  },
});

export const inputs: NonNullable<ThemeOptions['components']> = {
  MuiFormControl: { styleOverrides: { root: css({ display: 'flex' }) } },
  // Boxes are side by side while their labels fit, or a grid of checkboxes.
  MuiFormGroup: {
    styleOverrides: {
      root: css({
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
        columnGap: 24,
        // A list of choices has its own layout (ui/ChoiceList.tsx).
        '&[role="radiogroup"]': { display: 'block' },
      }),
      row: css({
        display: 'flex',
        gap: 12,
        // Boxes of a whole row stand in the columns of the fields.
        [FROM_SM]: { 'fieldset:not([data-half]) > &': { columnGap: 24 } },
      }),
    },
  },
  MuiFormLabel: { styleOverrides: { root: label } },
  // Its global styles detect autofill, which no label here depends on.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false, slots: { notchedOutline: () => null } },
    styleOverrides: { root: outline, input: text },
  },
  MuiInputAdornment: {
    styleOverrides: { root: css({ color: palette('text-secondary') }) },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: ArrowDown },
    styleOverrides: {
      select,
      icon: css({
        top: 'calc(50% - 10px)',
        right: 10,
        fontSize: 20,
        '&, &.Mui-disabled': { color: palette('text-secondary') },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: help } },
  MuiCheckbox: {
    defaultProps: {
      disableRipple: true,
      icon: <ControlMark />,
      checkedIcon: <ControlMark />,
      indeterminateIcon: <ControlMark />,
    },
    styleOverrides: { root: box },
  },
};
