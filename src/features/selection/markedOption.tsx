import type { ReactNode } from 'react';
import { matchRanges } from '../../domain/collation';
import { MarkedText } from '../../ui/MarkedText';

/** A choice with the searched text marked. While nothing is searched for, the label is the plain text. */
export function markedOption(value: string, text: string, search: string) {
  const label: ReactNode =
    search === '' ? text : <MarkedText text={text} ranges={matchRanges(text, search)} />;
  return { value, label };
}
