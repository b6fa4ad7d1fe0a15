/** Swedish formats dates as "yyyy-MM-dd". Created once: creating it takes as long as validating an application. */
const POLISH_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' });

/** The calendar day in Poland, "yyyy-MM-dd". */
export function dayInPoland(now: Date): string {
  return POLISH_DAY.format(now);
}
