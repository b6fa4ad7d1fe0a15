import type { ReactNode } from 'react';

/** Start (inclusive) and end (exclusive) in UTF-16 units of the text. */
export type TextRange = readonly [start: number, end: number];

interface MarkedTextProps {
  text: string;
  /** The ranges to mark, in order. */
  ranges: readonly TextRange[];
}

/** A text with the search matches in bold. Each part is an element, for the reason given at `TextSpan`. */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  const parts: ReactNode[] = [];
  const plain = (start: number, end: number) => {
    if (start < end) parts.push(<span key={start}>{text.slice(start, end)}</span>);
  };
  let done = 0;
  for (const [start, end] of ranges) {
    plain(done, start);
    parts.push(<mark key={start}>{text.slice(start, end)}</mark>);
    done = end;
  }
  plain(done, text.length);
  return parts;
}
