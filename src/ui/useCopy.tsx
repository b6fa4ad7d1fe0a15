import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Note } from './Notice';

/** Describes what came of copying a text. */
interface CopyOutcome {
  /** True when the browser allowed it. */
  ok: boolean;
  /** The number of copies there were; as a key it makes the same message a new one, which is announced again. */
  times: number;
}

interface Copy {
  /** Null before the first copy. */
  copied: CopyOutcome | null;
  /** Returns whether the browser allowed it. */
  copy: (text: string) => Promise<boolean>;
  reset: () => void;
}

/** Copies texts to the clipboard, which a browser may refuse. */
export function useCopy(): Copy {
  const [copied, setCopied] = useState<CopyOutcome | null>(null);
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
export function CopyNote({ copied }: { copied: CopyOutcome | null }) {
  if (copied === null) return null;
  return (
    <Note key={copied.times} tone={copied.ok ? 'ok' : 'info'}>
      <FormattedMessage id={copied.ok ? 'pomoc.dane.skopiowano' : 'pomoc.dane.nie_skopiowano'} />
    </Note>
  );
}
