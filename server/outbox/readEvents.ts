import type { Application } from '../../src/contract/application';
import type { Attribution } from '../../src/contract/attribution';
import type { RecruitmentDatabase } from '../database/tables';
import { applicationsById, type Flag } from '../office/officeRows';
import { ERASED, type ErasureReason, KINDS_OF_CHANNEL, SAVED } from './eventKinds';

interface EventHead {
  /** The same in every delivery. */
  id: string;
  /** Ascends; what `po` of the feed takes. */
  position: number;
  /** When the application was stored or erased: an ISO instant in UTC. */
  timestamp: string;
}

/** A stored application as it is sent. */
export interface SavedEvent extends EventHead {
  type: typeof SAVED;
  data: {
    reference: string;
    flags: Flag[];
    attribution: Attribution | null;
    application: Application;
  };
}

interface ErasedEvent extends EventHead {
  type: typeof ERASED;
  data: { reference: string; reason: ErasureReason };
}

/** An event as it is sent (docs/integration.md). */
export type OutboxEvent = SavedEvent | ErasedEvent;

/** Rows of events that have a position, in its order. */
const eventRows = (database: RecruitmentDatabase) =>
  database
    .selectFrom('outbox')
    .select(['id', 'application_id', 'created_at', 'erased_reference', 'erasure_reason'])
    .select(({ eb }) => eb.ref('position').$notNull().as('position'))
    .where('position', 'is not', null)
    .orderBy('position');

type Row = Awaited<ReturnType<ReturnType<typeof eventRows>['execute']>>[number];

async function withApplications(
  database: RecruitmentDatabase,
  rows: readonly Row[],
): Promise<OutboxEvent[]> {
  const applications = await applicationsById(
    database,
    rows.map(({ application_id }) => application_id),
  );
  const byId = new Map(applications.map((row) => [row.id, row]));
  return rows.flatMap((row): OutboxEvent[] => {
    const { id, position, erased_reference, erasure_reason: reason } = row;
    if (erased_reference !== null && reason !== null) {
      const data = { reference: erased_reference, reason };
      return [{ id, position, type: ERASED, timestamp: row.created_at, data }];
    }
    const found = byId.get(row.application_id);
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
  return withApplications(database, await eventRows(database).where('id', 'in', ids).execute());
}

/** At most `limit` of the events of the feed after a position. */
export async function eventsAfter(
  database: RecruitmentDatabase,
  position: number,
  limit: number,
): Promise<OutboxEvent[]> {
  const rows = eventRows(database)
    .where('kind', 'in', KINDS_OF_CHANNEL.webhook)
    .where('position', '>', position);
  return withApplications(database, await rows.limit(limit).execute());
}
