import { useState } from 'react';

interface Copy {
  /** null before the first copy, then whether the browser allowed the last one. */
  copied: boolean | null;
  copy: (text: string) => Promise<void>;
  reset: () => void;
}

/** Copies texts to the clipboard, which a browser may refuse. */
export function useCopy(): Copy {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return { copied, copy, reset: () => setCopied(null) };
}
