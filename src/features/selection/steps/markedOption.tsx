import type { ReactNode } from 'react';
import { matchRanges } from '../../../domain/collation';
import type { ChoiceOption } from '../../../ui/VirtualList';

/**
 * A text with the search matches in bold, each part an element (intl/TextProvider.tsx). Computes the matches when it renders:
 * a long list renders few of its rows.
 */
function FoundText({ text, search }: { text: string; search: string }) {
  const parts: ReactNode[] = [];
  const plain = (start: number, end: number) => {
    if (start < end) parts.push(<span key={start}>{text.slice(start, end)}</span>);
  };
  let done = 0;
  for (const [start, end] of matchRanges(text, search)) {
    plain(done, start);
    parts.push(<mark key={start}>{text.slice(start, end)}</mark>);
    done = end;
  }
  plain(done, text.length);
  return parts;
}

/** An option with the matches marked; without a search, the label is the plain text. */
export function markedOption(value: string, text: string, search: string): ChoiceOption {
  return { value, label: search === '' ? text : <FoundText text={text} search={search} /> };
}

/** The results of a search, and after them the chosen option if they lack it: a search never hides a choice. */
export function withChosen(
  found: readonly ChoiceOption[],
  chosen: ChoiceOption | null,
): readonly ChoiceOption[] {
  if (chosen === null || found.some(({ value }) => value === chosen.value)) return found;
  return [...found, chosen];
}
