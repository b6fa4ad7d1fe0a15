import { createTheme } from '@mui/material/styles';
import { buttons } from './components/buttons';
import { choices } from './components/choices';
import { feedback } from './components/feedback';
import { groups } from './components/groups';
import { inputs } from './components/inputs';
import { navigation } from './components/navigation';
import { settings } from './components/settings';
import { BELOW_MD } from './media';
import { dark, light } from './palette';
import { typography } from './typography';

/** The theme of all Material UI components. An institution changes palette.ts and typography.ts. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: {
    light: { palette: light },
    dark: { palette: dark },
  },
  shape: { borderRadius: 8 },
  mixins: { toolbar: { minHeight: 72, [BELOW_MD]: { minHeight: 56 } } },
  typography,
  components: {
    ...buttons,
    ...choices,
    ...feedback,
    ...groups,
    ...inputs,
    ...navigation,
    ...settings,
  },
});

const { generateStyleSheets } = theme;
/** The dark scheme is for screens only. */
theme.generateStyleSheets = () =>
  generateStyleSheets().map((sheet) =>
    '[data-mui-color-scheme="dark"]' in sheet ? { '@media screen': sheet } : sheet,
  );
