import type { ReactNode } from 'react';
import { matchRanges } from '../../../domain/collation';
import { MarkedText } from '../../../ui/MarkedText';

/** Looks for the places only when it is drawn: of a long list, few rows are. */
function FoundText({ text, search }: { text: string; search: string }) {
  return <MarkedText text={text} ranges={matchRanges(text, search)} />;
}

/** A choice with the searched text marked. While nothing is searched for, the label is the plain text. */
export function markedOption(value: string, text: string, search: string) {
  const label: ReactNode = search === '' ? text : <FoundText text={text} search={search} />;
  return { value, label };
}
