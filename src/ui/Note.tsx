import type { ReactNode } from 'react';
import { Glyph } from './Glyph';

/** One polite sentence about what has just happened. */
export function Note({ tone, children }: { tone: 'ok' | 'info' | 'warning'; children: ReactNode }) {
  return (
    <p className={`Note Note--${tone}`} role="status">
      <Glyph name={tone} />
      <span>{children}</span>
    </p>
  );
}
