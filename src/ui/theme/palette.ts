import type {} from '@mui/material/themeCssVarsAugmentation';

declare module '@mui/material/styles' {
  interface PaletteColor {
    tint?: string;
    tintHover?: string;
    ink?: string;
  }
  interface SimplePaletteColorOptions {
    tint?: string;
    tintHover?: string;
    ink?: string;
  }
  interface TypeBackground {
    sunken: string;
  }
  interface Palette {
    outline: typeof light.outline;
    segment: string;
    accent: typeof light.accent;
    look: typeof light.look;
  }
  interface PaletteOptions {
    outline?: typeof light.outline;
    segment?: string;
    accent?: typeof light.accent;
    look?: typeof light.look;
  }
}

/** The colours of the light scheme, to be changed by an institution. */
export const light = {
  background: { default: '#F7F5F1', paper: '#FFFFFF', sunken: '#EFECE6' },
  text: { primary: '#15242B', secondary: '#4F5E66', disabled: '#5F6C74' },
  divider: '#E4E0D8',
  primary: {
    main: '#0E5768',
    dark: '#093F4C',
    contrastText: '#FFFFFF',
    tint: '#E7F1F3',
    tintHover: '#F2F7F8',
  },
  error: { main: '#B3261E', tint: '#FDF0EE', ink: '#7A1A14' },
  success: { main: '#1F6B3E', tint: '#ECF5EE', ink: '#164D2D' },
  warning: { main: '#8A5700', tint: '#FDF4E1', ink: '#5C3A00' },
  info: { main: '#2B5596', tint: '#EDF2FA', ink: '#1E3C6B' },
  action: { disabledBackground: '#D9D6D0', disabled: '#4F5E66' },
  outline: { main: '#7B878E', soft: '#CBC6BB' },
  segment: '#D8D3C9',
  accent: { main: '#C48A2C' },
  // Colours that Material UI's palette has no name for.
  look: {
    // The ring around a focused field.
    focusSoft: '#0E576833',
    mark: '#0E5768',
    markLine: '#FFFFFF',
    markDoor: '#E7B45F',
    barBorder: '#E4E0D8',
    skeleton: '#E9E5DD',
    shadowBar: '0 1px 2px #15242B14, 0 8px 28px #15242B1F',
    shadowOverlay: '0 2px 6px #15242B14, 0 16px 48px #15242B2E',
    shadowUp: '0 -1px 2px #15242B0A, 0 -8px 28px #15242B1A',
  },
};

/** The colours of the dark scheme, to be changed by an institution. */
export const dark = {
  background: { default: '#0F1619', paper: '#162024', sunken: '#1F2B30' },
  text: { primary: '#E7EEF0', secondary: '#A9B7BD', disabled: '#88969D' },
  divider: '#2A383E',
  primary: {
    main: '#7FCAD9',
    dark: '#A9DFEA',
    contrastText: '#06262D',
    tint: '#15323A',
    tintHover: '#1A282D',
  },
  error: { main: '#FFA198', tint: '#33201F', ink: '#FFD2CD' },
  success: { main: '#84D3A0', tint: '#162A20', ink: '#C7EBD3' },
  warning: { main: '#F0C265', tint: '#2D2516', ink: '#F7E0B1' },
  info: { main: '#A3C4F7', tint: '#1A2638', ink: '#D5E4FC' },
  action: { disabledBackground: '#2E3B41', disabled: '#A9B7BD' },
  outline: { main: '#73838B', soft: '#40525A' },
  segment: '#36474F',
  accent: { main: '#E0B25E' },
  look: {
    focusSoft: '#7FCAD940',
    mark: '#176779',
    markLine: '#FFFFFF',
    markDoor: '#E7B45F',
    barBorder: '#34444B',
    skeleton: '#223036',
    shadowBar: '0 2px 4px #0006, 0 12px 32px #0007',
    shadowOverlay: '0 4px 8px #0006, 0 20px 56px #000A',
    shadowUp: '0 -8px 28px #0007',
  },
};

/** The focus ring of every control; the static style sheet has the same one. */
export const focusRing = {
  outline: '3px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
} as const;
