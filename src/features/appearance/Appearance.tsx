import { ThemeProvider, useColorScheme, type Theme } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';
import { useDarkTheme } from './useDarkTheme';

/** Hands the candidate's choice to MUI, which marks the document with the scheme. */
function SchemeFromStore() {
  const [dark] = useDarkTheme();
  const { setMode } = useColorScheme();
  useEffect(() => {
    setMode(dark ? 'dark' : 'light');
  }, [dark, setMode]);
  return null;
}

/** The MUI theme; the slice owns the scheme, so MUI keeps nothing of its own. */
export function Appearance({ theme, children }: { theme: Theme; children: ReactNode }) {
  const [dark] = useDarkTheme();
  return (
    <ThemeProvider theme={theme} storageManager={null} defaultMode={dark ? 'dark' : 'light'}>
      <SchemeFromStore />
      {children}
    </ThemeProvider>
  );
}
