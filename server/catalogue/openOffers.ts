import { dayInPoland } from '../../src/domain/deadline';
import type { CatalogueOffer } from '../seed/load/seed';

/**
 * The time after its last day in which an offer still accepts applications of candidates whose form was open, in
 * milliseconds.
 */
const GRACE = 10 * 60 * 1000;

type Dates = Pick<CatalogueOffer, 'od' | 'do'>;

/** Returns whether a day, "yyyy-MM-dd" in Poland, is one of the days of an offer. */
export function isOpenOn({ od, do: last }: Dates, day: string): boolean {
  return (od === undefined || od <= day) && (last === undefined || day <= last);
}

/** Returns whether an application that arrives now is in time. */
export function acceptsAt(offer: Dates, now: Date): boolean {
  const before = new Date(now.getTime() - GRACE);
  return [now, before].some((at) => isOpenOn(offer, dayInPoland(at)));
}
