import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { parseDate } from '../../src/domain/calendarDate';
import { dayInPoland } from '../../src/domain/deadline';

/** Poland's summer and winter time. At midnight it never changes from one to the other. */
const OFFSETS = ['+02:00', '+01:00'];

/**
 * The beginning of a day in Poland.
 *
 * @param typed in any usual writing: "2026-09-01", "1.9.2026"
 * @returns an ISO instant in UTC
 * @throws InvalidArgumentError also for a day that does not exist
 */
export function startOfDay(typed: string): string {
  const day = parseDate(typed);
  const midnights = OFFSETS.map((offset) => new Date(`${day ?? ''}T00:00${offset}`));
  const start = midnights.find((midnight) => day !== null && dayInPoland(midnight) === day);
  if (start === undefined) {
    throw new InvalidArgumentError('It must be a day, as 2026-09-01 or 1.9.2026.');
  }
  return start.toISOString();
}

/** Leaves out earlier applications. */
export const SINCE = new Option(
  '--since <day>',
  'only those since the beginning of a day in Poland (2026-09-01 or 1.9.2026)',
).argParser(startOfDay);

/** Leaves out applications for other offers. */
export const OFFER = new Option('--offer <id>', 'only those for this kierunekSpecjalnosc.id');
