import type { ThemeOptions } from '@mui/material/styles';
import { BELOW_SM, FORCED_COLORS, LOW_WINDOW } from '../media';

const TALL_WINDOW = '@media (min-height: 480.05px)';

/** Alerts, notes and dialogs. */
export const feedback: NonNullable<ThemeOptions['components']> = {
  MuiAlert: {
    defaultProps: { variant: 'outlined', severity: 'info' },
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const colour = theme.vars.palette[ownerState.severity ?? 'info'];
        return {
          // A button with a long label wraps below the message instead of squeezing it.
          flexWrap: 'wrap',
          padding: '15px 23px',
          [BELOW_SM]: { paddingInline: 15 },
          border: `1px solid color-mix(in srgb, ${colour.main} 42%, ${colour.tint})`,
          borderRadius: 14,
          fontSize: '1rem',
          backgroundColor: colour.tint,
          color: colour.ink,
          ...(ownerState.severity === 'info' && {
            borderColor: theme.vars.palette.divider,
            backgroundColor: theme.vars.palette.background.paper,
            color: theme.vars.palette.text.primary,
          }),
          '& > .MuiAlert-icon': { color: colour.main },
          '& .MuiLink-root': { color: 'inherit' },
          '& .MuiAlert-action > .MuiButton-text': { color: 'inherit' },
          'main > &': { marginBottom: 24 },
        };
      },
      // A note of one sentence.
      standard: {
        padding: '4px 16px',
        border: 0,
        borderRadius: 8,
        '& > .MuiAlert-icon': { marginRight: 10, fontSize: 20 },
      },
      icon: { marginRight: 16, padding: '8px 0', fontSize: 24, opacity: 1 },
      // MUI's overflow would clip the focus ring of a link.
      message: {
        flex: '1 1 150px',
        overflow: 'visible',
        overflowWrap: 'anywhere',
        textWrap: 'pretty',
        '& .MuiButton-root': { marginTop: 12 },
        '& p + p': { marginTop: 8 },
      },
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: 0,
        textWrap: 'balance',
        'h2&': theme.typography.h2,
        'h2& + :is(p, ul)': { marginTop: 6 },
      }),
    },
  },
  MuiDialog: {
    defaultProps: { maxWidth: 'xs', fullWidth: true },
    styleOverrides: {
      paperWidthXs: { [TALL_WINDOW]: { maxWidth: 560 } },
      paperWidthSm: { [TALL_WINDOW]: { maxWidth: 640 } },
      paper: ({ theme }) => ({
        padding: 32,
        border: 0,
        borderRadius: 14,
        boxShadow: 'var(--mui-palette-look-shadowOverlay)',
        // Shadows hardly show in the dark.
        ...theme.applyStyles('dark', {
          border: `1px solid ${theme.vars.palette.look.barBorder}`,
          backgroundColor: theme.vars.palette.background.sunken,
        }),
        // Forced colours remove the shadow.
        [BELOW_SM]: {
          width: 'calc(100% - 32px)',
          maxHeight: 'calc(100% - 32px)',
          margin: 16,
          padding: 24,
        },
        [LOW_WINDOW]: {
          display: 'block',
          width: '100%',
          maxWidth: 'none',
          height: '100%',
          maxHeight: 'none',
          margin: 0,
          padding: '16px 20px',
          borderRadius: 0,
        },
        [FORCED_COLORS]: { border: '1px solid CanvasText' },
      }),
    },
  },
  MuiDialogTitle: {
    defaultProps: { variant: 'h2' },
    styleOverrides: {
      // MUI's own flex would keep a long title on one line, beside the icon (ui/DialogHead.tsx).
      root: { flex: '0 1 auto', padding: '0 0 12px', overflowWrap: 'anywhere' },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 0,
        color: theme.vars.palette.text.secondary,
        overflowWrap: 'break-word',
        [LOW_WINDOW]: { overflowY: 'visible' },
      }),
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: 8,
        marginTop: 24,
        padding: 0,
        [BELOW_SM]: { '& > *': { flex: '1 1 auto' } },
      },
    },
  },
};
