import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Note } from './Notice';

/** A browser that prints says so before `print()` returns, or soon after, in milliseconds. */
export const PRINT_STARTS_MS = 1000;

/** Prints the page. Some browsers ignore `print()` silently: then `hint` says how to print. */
export function usePrint() {
  const [silent, setSilent] = useState(false);
  const print = () => {
    setSilent(false);
    const timer = setTimeout(setSilent, PRINT_STARTS_MS, true);
    window.addEventListener('beforeprint', () => clearTimeout(timer), { once: true });
    window.print();
  };
  const hint = silent && (
    <Note tone="info">
      <FormattedMessage id="druk.pomoc" />
    </Note>
  );
  return { print, hint };
}
