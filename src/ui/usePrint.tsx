import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Note } from './Notice';

/** A browser that prints says so before `print()` returns, or soon after, in milliseconds. */
export const PRINT_STARTS_MS = 1000;

/** Prints the page. Some browsers ignore `print()` silently: then `hint` says how to print. */
export function usePrint() {
  const [tried, setTried] = useState(0);
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    const started = () => {
      setTried(0);
      setSilent(false);
    };
    window.addEventListener('beforeprint', started);
    return () => {
      window.removeEventListener('beforeprint', started);
    };
  }, []);
  useEffect(() => {
    if (tried === 0) return undefined;
    const timer = setTimeout(setSilent, PRINT_STARTS_MS, true);
    return () => {
      clearTimeout(timer);
    };
  }, [tried]);
  const print = () => {
    setTried(tried + 1);
    window.print();
  };
  const hint = silent && (
    <Note tone="info">
      <FormattedMessage id="druk.pomoc" />
    </Note>
  );
  return { print, hint };
}
