import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Note } from './Notice';

/** `times` is the number of copies: as a key it makes the same message a new one, which is announced again. */
type Copied = { ok: boolean; times: number } | null;

/** Copies texts to the clipboard; `copy` returns whether the browser allowed it. */
export function useCopy() {
  const [copied, setCopied] = useState<Copied>(null);
  const copy = async (text: string) => {
    let ok = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Refused, or the page is not secure and has no clipboard.
      ok = false;
    }
    setCopied((last) => ({ ok, times: (last?.times ?? 0) + 1 }));
    return ok;
  };
  return { copied, copy, reset: () => setCopied(null) };
}

/** Says what came of the last copy. */
export function CopyNote({ copied }: { copied: Copied }) {
  if (copied === null) return null;
  return (
    <Note key={copied.times} tone={copied.ok ? 'ok' : 'info'}>
      <FormattedMessage id={copied.ok ? 'pomoc.dane.skopiowano' : 'pomoc.dane.nie_skopiowano'} />
    </Note>
  );
}
