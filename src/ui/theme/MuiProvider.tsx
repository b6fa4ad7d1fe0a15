import { CacheProvider, type EmotionCache } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { isExtracted, styleCache } from './styleCache';
import { theme } from './theme';

/** The variables of the theme, where the build has not put them into the style sheet of the page. */
const variables = isExtracted ? null : theme.generateStyleSheets();

interface MuiProviderProps {
  /** Where Emotion keeps the styles that it has made; the page's own unless given. */
  cache?: EmotionCache;
  children: ReactNode;
}

/**
 * Material UI's theme for everything below. The theme slice owns the colour scheme and the document carries it
 * (features/appearance), so that what `@mui/material` adds to this provider, its own scheme, is left out (docs/adr/0017).
 */
export function MuiProvider({ cache = styleCache, children }: MuiProviderProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        {variables && <GlobalStyles styles={variables} />}
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
