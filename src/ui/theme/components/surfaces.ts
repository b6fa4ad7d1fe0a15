import type { ThemeOptions } from '@mui/material/styles';
import { LOW_WINDOW } from '../media';

/** What holds text: cards, groups, alerts and dialogs. */
export const surfaces: NonNullable<ThemeOptions['components']> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: 14 },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const c = theme.vars.palette[ownerState.severity ?? 'info'];
        return {
          // A button with long words goes below the message instead of squeezing it.
          flexWrap: 'wrap',
          padding: '10px 20px',
          borderRadius: 12,
          fontSize: '1rem',
          backgroundColor: c.tint,
          color: c.ink,
          borderColor: `color-mix(in srgb, ${c.main} 42%, ${c.tint})`,
          '& .MuiAlert-icon': { color: c.main, fontSize: 24, padding: '9px 0', marginRight: 14 },
          // MUI's own overflow would cut the focus ring of a link in the message.
          '& .MuiAlert-message': {
            flex: '1 1 150px',
            minWidth: 0,
            overflow: 'visible',
            overflowWrap: 'anywhere',
          },
        };
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        maxWidth: 460,
        padding: '26px 28px 20px',
        borderRadius: 16,
        boxShadow: 'var(--mui-palette-look-shadowOverlay)',
        [theme.breakpoints.down('sm')]: {
          width: 'calc(100% - 32px)',
          maxHeight: 'calc(100% - 32px)',
          margin: 16,
          padding: '22px 20px 18px',
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
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: '0 0 12px',
        fontFamily: 'var(--font-display)',
        fontSize: '1.375rem',
        lineHeight: 1.273,
        letterSpacing: '-0.006em',
      },
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
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: 8,
        marginTop: 20,
        padding: 0,
        [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 auto' } },
      }),
    },
  },
};
