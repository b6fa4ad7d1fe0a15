import { CacheProvider, type EmotionCache } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import steps from './extracted/steps.json';
import { styleCache } from './styleCache';
import { theme } from './theme';

/** True when the build has extracted the styles (docs/adr/0017); not in development and tests. */
const isExtracted = steps.length > 0;

/** Marks rules as inserted, because a loaded style sheet contains them. */
export function markInserted(names: readonly string[]): void {
  for (const name of names) styleCache.inserted[name] = true;
}

markInserted(steps);

/** The theme's CSS variables, unless the build has extracted them into the style sheet. */
const variables = isExtracted ? null : theme.generateStyleSheets();

interface MuiProviderProps {
  cache?: EmotionCache;
  children: ReactNode;
}

/**
 * Provides Material UI's theme. The theme slice owns the colour scheme and the document carries it
 * (features/appearance), so the scheme that `@mui/material` adds to this provider is left out (docs/adr/0017).
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
