import { openDatabase } from '../../../server/database/openDatabase';
import type { Application } from '../../../src/contract/application';
import type { Attempt, Ledger } from './writers';

/** The result of a scenario; `FAULTS` must be 0. */
export interface Figures {
  rounds: number;
  acknowledged: number;
  /** Requests without a response, or with a 503. */
  unconfirmed: number;
  /** Unconfirmed applications that were stored nevertheless. */
  storedUnconfirmed: number;
  lost: number;
  duplicates: number;
  unexpected: number;
  /** Events that the receiver of the webhook got, and how many of them were repetitions. */
  deliveries: number;
  repeated: number;
  /** Acknowledged applications that were never delivered. */
  undelivered: number;
  /** Applications delivered with more than one event id. */
  otherIds: number;
  /** Applications that are missing in the feed, repeated or in the wrong place. */
  feedFaults: number;
}

export const FAULTS = [
  'lost',
  'duplicates',
  'unexpected',
  'undelivered',
  'otherIds',
  'feedFaults',
] as const satisfies readonly (keyof Figures)[];

export function emptyFigures(): Figures {
  return {
    rounds: 0,
    acknowledged: 0,
    unconfirmed: 0,
    storedUnconfirmed: 0,
    lost: 0,
    duplicates: 0,
    unexpected: 0,
    deliveries: 0,
    repeated: 0,
    undelivered: 0,
    otherIds: 0,
    feedFaults: 0,
  };
}

/** The database, as `openDatabase` takes it. */
export interface DatabaseLocation {
  url: string | null;
  directory: string;
}

/** All stored applications by document number, and the application of each key. */
async function readRows(place: DatabaseLocation) {
  const database = await openDatabase(place);
  const stored = await database.selectFrom('applications').select(['id', 'payload']).execute();
  const rows = stored.map(({ id, payload }) => {
    const { kandydat } = JSON.parse(payload) as Application;
    return { id, number: kandydat.obcokrajowiecSeriaNumerDowodu };
  });
  const keys = await database
    .selectFrom('idempotency')
    .select(['idempotency_key', 'application_id'])
    .execute();
  await database.destroy();
  return { rows, keys };
}

/**
 * Compares the acknowledged applications with the stored ones, while no request is pending.
 *
 * @param figures receives the result; several rows of one person or key count as duplicates
 */
export async function compare(
  place: DatabaseLocation,
  ledger: Ledger,
  figures: Figures,
): Promise<void> {
  const { rows, keys } = await readRows(place);
  const ids = new Map(rows.map(({ id, number }) => [number, id]));
  const owners = new Map(keys.map((row) => [row.idempotency_key, row.application_id]));
  const isStored = ({ number, key }: Attempt) =>
    ids.has(number) && owners.get(key) === ids.get(number);
  const acknowledged = [...ledger.acknowledged.values()];
  figures.rounds += 1;
  figures.acknowledged = acknowledged.length;
  figures.unconfirmed += ledger.unconfirmed.length;
  figures.storedUnconfirmed += ledger.unconfirmed.filter(isStored).length;
  figures.lost = acknowledged.filter((attempt) => !isStored(attempt)).length;
  figures.duplicates = rows.length - ids.size + (keys.length - owners.size);
  figures.unexpected = ledger.unexpected.length;
}
