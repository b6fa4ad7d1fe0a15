import type { ReactNode } from 'react';
import { matchRanges } from '../../../domain/collation';
import { MarkedText } from '../../../ui/MarkedText';

/** Computes the matches when it renders: a long list renders few of its rows. */
function FoundText({ text, search }: { text: string; search: string }) {
  return <MarkedText text={text} ranges={matchRanges(text, search)} />;
}

/** An option with the matches marked; without a search, the label is the plain text. */
export function markedOption(value: string, text: string, search: string) {
  const label: ReactNode = search === '' ? text : <FoundText text={text} search={search} />;
  return { value, label };
}
