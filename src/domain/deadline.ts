import type { Offer } from '../contract/offer';

const DAY = 24 * 60 * 60 * 1000;

const LAST_DAYS = ['dzis', 'jutro', 'pojutrze'] as const;

/** The name of a deadline in Poland, "yyyy-MM-dd", in its last three days; else null. */
export function lastDay(deadline: string, now: Date): (typeof LAST_DAYS)[number] | null {
  // Days in UTC have 24 hours each.
  const left = (Date.parse(deadline) - Date.parse(dayInPoland(now))) / DAY;
  return LAST_DAYS[left] ?? null;
}

/** The last day on which one of these offers accepts applications, "yyyy-MM-dd"; null where one of them has none. */
export function latestDeadline(offers: readonly Offer[]): string | null {
  const days = offers.map(({ nabor }) => nabor.terminDo ?? '');
  return days.includes('') ? null : (days.sort().at(-1) ?? null);
}

let polishDay: Intl.DateTimeFormat | undefined;

/** The calendar day in Poland, "yyyy-MM-dd", as Swedish formats dates. */
export function dayInPoland(now: Date): string {
  // Created once, and not before it is needed: creating it takes as long as validating an application.
  polishDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });
  return polishDay.format(now);
}
