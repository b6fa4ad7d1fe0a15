import { InvalidArgumentError, Option } from '@commander-js/extra-typings';

/** @returns an ISO instant in UTC */
function instantOf(since: string): string {
  const day = /^\d{4}-\d{2}-\d{2}(T.+)?$/.test(since) ? Date.parse(since) : NaN;
  if (Number.isNaN(day)) {
    throw new InvalidArgumentError('It must be a day (2026-09-01) or an instant in UTC.');
  }
  return new Date(day).toISOString();
}

/** Leaves out earlier applications. */
export const SINCE = new Option(
  '--since <day>',
  'only those since a day (2026-09-01) or an instant (2026-09-01T10:00:00Z)',
).argParser(instantOf);

/** Leaves out applications for other offers. */
export const OFFER = new Option('--offer <id>', 'only those for this kierunekSpecjalnosc.id');
