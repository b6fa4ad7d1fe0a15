import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme';

/**
 * Material UI's theme around a part of the site that is made of its components. Those parts are fetched when they are
 * needed, and the theme with the first of them. The document carries the scheme (features/appearance), so that MUI
 * neither marks nor keeps it.
 */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null}>
      {children}
    </ThemeProvider>
  );
}
