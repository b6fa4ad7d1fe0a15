import type { Application } from '../../src/contract/application';
import type { Attribution } from '../../src/contract/attribution';
import type { RecruitmentDatabase } from '../database/tables';
import { applicationsById, type Flag } from '../office/officeRows';
import { SAVED } from './eventKinds';

/** An event as it is sent (docs/integration.md). */
export interface OutboxEvent {
  /** The same in every delivery. */
  id: string;
  /** Ascends; what `po` of the feed takes. */
  position: number;
  type: typeof SAVED;
  /** When the application was stored: an ISO instant in UTC. */
  timestamp: string;
  data: {
    reference: string;
    flags: Flag[];
    attribution: Attribution | null;
    application: Application;
  };
}

/** Events read at once: parsing 500 applications would block the event loop noticeably. */
const BATCH_SIZE = 100;

type Chosen = { after: number } | { ids: readonly string[] };

/** Rows of events that have a position, in its order: after a position those of the feed only. */
async function eventRows(database: RecruitmentDatabase, chosen: Chosen, limit: number) {
  const query = database
    .selectFrom('outbox')
    .select(['id', 'position', 'application_id'])
    .where('position', 'is not', null)
    .orderBy('position')
    .limit(limit);
  const rows = await (
    'after' in chosen
      ? query.where('kind', '=', SAVED).where('position', '>', chosen.after)
      : query.where('id', 'in', chosen.ids)
  ).execute();
  return rows.map(({ position, ...row }) => ({ ...row, position: position ?? 0 }));
}

async function withApplications(
  database: RecruitmentDatabase,
  rows: Awaited<ReturnType<typeof eventRows>>,
): Promise<OutboxEvent[]> {
  const applications = await applicationsById(
    database,
    rows.map(({ application_id }) => application_id),
  );
  const byId = new Map(applications.map((row) => [row.id, row]));
  return rows.flatMap(({ id, position, application_id }) => {
    const found = byId.get(application_id);
    // Erased since the first query.
    if (found === undefined) return [];
    const { createdAt: timestamp, reference, flags, attribution, application } = found;
    const data = { reference, flags, attribution, application };
    return [{ id, position, type: SAVED, timestamp, data }];
  });
}

/** The events of these ids that exist still, in the order of their positions. */
export async function eventsById(
  database: RecruitmentDatabase,
  ids: readonly string[],
): Promise<OutboxEvent[]> {
  if (ids.length === 0) return [];
  return withApplications(database, await eventRows(database, { ids }, ids.length));
}

/**
 * The next events after a position, a few at a time; in between, other requests get their turn.
 *
 * @param limit the largest number of them
 */
export async function eventsAfter(
  database: RecruitmentDatabase,
  position: number,
  limit: number,
): Promise<OutboxEvent[]> {
  const events: OutboxEvent[] = [];
  let after = position;
  let wanted = limit;
  while (wanted > 0) {
    const count = Math.min(wanted, BATCH_SIZE);
    const rows = await eventRows(database, { after }, count);
    const last = rows.at(-1);
    if (last === undefined) break;
    events.push(...(await withApplications(database, rows)));
    if (rows.length < count) break;
    after = last.position;
    wanted -= rows.length;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return events;
}
