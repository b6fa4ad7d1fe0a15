import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

/** One polite sentence about what has just happened. */
export function Note({ tone, children }: { tone: 'ok' | 'info' | 'warning'; children: ReactNode }) {
  return (
    <Alert variant="standard" role="status" severity={tone === 'ok' ? 'success' : tone}>
      {children}
    </Alert>
  );
}
