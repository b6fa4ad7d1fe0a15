import type {} from '@mui/material/themeCssVarsAugmentation';
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** The colours that MUI does not know of. */
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
    outline: { main: string; soft: string };
    segment: string;
    accent: { main: string };
  }
  interface PaletteOptions {
    outline?: { main: string; soft: string };
    segment?: string;
    accent?: { main: string };
  }
}
