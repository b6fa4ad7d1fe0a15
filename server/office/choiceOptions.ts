import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { isInCalendar } from '../../src/contract/instant';

const INSTANT =
  /^(?<day>\d{4}-\d{2}-\d{2})([T ](?<time>\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?)(?<zone>Z|[+-]\d{2}:\d{2})?)?$/;

/** Writes the time in Poland as "2026-09-01 10:00:00". */
const POLISH_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Warsaw',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Returns how far the clock in Poland is ahead of UTC at an instant, in milliseconds. */
const aheadOfUtc = (instant: number) =>
  Date.parse(`${POLISH_TIME.format(instant).replace(' ', 'T')}Z`) -
  Math.floor(instant / 1000) * 1000;

/**
 * The instant of a day or a time, in Poland unless it names a zone.
 *
 * @returns an ISO instant in UTC
 * @throws InvalidArgumentError also for a day that does not exist
 */
export function instantOf(since: string): string {
  const { day = '', time = '00:00', zone } = INSTANT.exec(since)?.groups ?? {};
  const given = Date.parse(`${day}T${time}${zone ?? 'Z'}`);
  if (Number.isNaN(given) || !isInCalendar(day)) {
    throw new InvalidArgumentError(
      'It must be a day (2026-09-01) or a time (2026-09-01T10:00) in Poland, or one with a zone (2026-09-01T10:00Z).',
    );
  }
  if (zone !== undefined) return new Date(given).toISOString();
  // The offset is computed twice, because the clock may change between the two instants.
  const near = given - aheadOfUtc(given);
  return new Date(given - aheadOfUtc(near)).toISOString();
}

/** Leaves out earlier applications. */
export const SINCE = new Option(
  '--since <day>',
  'only those since a day (2026-09-01) or a time (2026-09-01T10:00) in Poland, or with a zone (2026-09-01T10:00Z)',
).argParser(instantOf);

/** Leaves out applications for other offers. */
export const OFFER = new Option('--offer <id>', 'only those for this kierunekSpecjalnosc.id');
