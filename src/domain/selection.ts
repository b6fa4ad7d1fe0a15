import type { Flow, Offer } from '../contract/offer';

/**
 * The choices of the candidate (docs/specification.md, section 3, "Selection history").
 *
 * - `flow`: the kind of studies, decided by the group of the chosen direction; null without one
 * - `history`: step number -> the offers that matched the choice at that step and all earlier ones; a skipped step
 * stores nothing
 * - `picked`: the `offerKey` of the programme chosen among several remaining ones, else null
 */
export interface Selection {
  readonly flow: Flow | null;
  readonly history: Readonly<Partial<Record<number, readonly Offer[]>>>;
  readonly picked: string | null;
}

export const EMPTY_SELECTION: Selection = { flow: null, history: {}, picked: null };

/** Returns whether anything is chosen. The group alone, which a deep link may name, is no choice. */
export function hasChoice({ history }: Selection): boolean {
  return history[1]?.[0] !== undefined;
}
