import type { ReactNode } from 'react';
import { matchRanges } from '../../../domain/collation';
import { MarkedText } from '../../../ui/MarkedText';
import type { ChoiceOption } from '../../../ui/VirtualList';

/** Computes the matches when it renders: a long list renders few of its rows. */
function FoundText({ text, search }: { text: string; search: string }) {
  return <MarkedText text={text} ranges={matchRanges(text, search)} />;
}

/** An option with the matches marked; without a search, the label is the plain text. */
export function markedOption(value: string, text: string, search: string) {
  const label: ReactNode = search === '' ? text : <FoundText text={text} search={search} />;
  return { value, label };
}

/** The results of a search, and after them the chosen option if they lack it: a search never hides a choice. */
export function withChosen(
  found: readonly ChoiceOption[],
  chosen: ChoiceOption | null,
): readonly ChoiceOption[] {
  if (chosen === null || found.some(({ value }) => value === chosen.value)) return found;
  return [...found, chosen];
}
