import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import extractedNames from './extracted/names.json';
import { styleCache } from './styleCache';
import { theme } from './theme';

const isExtracted = extractedNames.length > 0;
const pageCache = styleCache(extractedNames);

interface MuiProviderProps {
  /** Where Emotion keeps the styles that it has made; the page's own unless given. */
  cache?: EmotionCache;
  children: ReactNode;
}

/**
 * Material UI's theme for everything below. The theme slice owns the colour scheme and the document carries it
 * (features/appearance), so that MUI neither marks nor stores it.
 */
export function MuiProvider({ cache = pageCache, children }: MuiProviderProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={theme}
        defaultMode="light"
        noSsr
        storageManager={null}
        colorSchemeNode={null}
        disableStyleSheetGeneration={isExtracted}
      >
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
