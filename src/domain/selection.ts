import type { Flow, Offer } from '../contract/offer';

/** The choices of the candidate (docs/specification.md, section 3, "Selection history"). */
export interface Selection {
  /** Decided by the group of the chosen direction. */
  readonly flow: Flow | null;
  /** Step number -> the offers that matched the choice at that step and all earlier ones; none for a skipped step. */
  readonly history: Readonly<Partial<Record<number, readonly Offer[]>>>;
  /** The `offerKey` of the programme chosen among several remaining ones. */
  readonly picked: string | null;
}

export const EMPTY_SELECTION: Selection = { flow: null, history: {}, picked: null };

/** Returns whether anything is chosen. The group alone, which a deep link may name, is no choice. */
export function hasChoice({ history }: Selection): boolean {
  return history[1]?.[0] !== undefined;
}
