import type { Application } from '../../src/contract/application';
import type { Attribution } from '../../src/contract/attribution';
import type { ApplicationState, CorrectionState } from '../../src/contract/myApplication';
import {
  CHANGED,
  CONFIRMATION,
  CORRECTED,
  ERASED,
  type ErasureReason,
  KINDS_OF_CHANNEL,
  type NoticeKind,
  NOTICES,
  SAVED,
  WITHDRAWN,
} from '../database/eventKinds';
import type { CorrectionTable, RecruitmentDatabase } from '../database/tables';
import { applicationsById, type Flag, type OfficeRow } from '../rows/officeRows';

interface EventHead {
  /** The same in every delivery. */
  id: string;
  /** Ascends; what `po` of the feed takes. */
  position: number;
  /** When it happened: an ISO instant in UTC. */
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

interface WithdrawnEvent extends EventHead {
  type: typeof WITHDRAWN;
  data: { reference: string };
}

/** A correction as it is now; null for what is not to be corrected. */
interface CorrectedEvent extends EventHead {
  type: typeof CORRECTED;
  data: {
    reference: string;
    correction: {
      id: string;
      stan: CorrectionState;
      email: string | null;
      telefon: string | null;
      opis: string | null;
      wiadomosc: string | null;
    };
  };
}

/** An application as it is now. */
interface ChangedEvent extends EventHead {
  type: typeof CHANGED;
  data: {
    reference: string;
    stan: ApplicationState;
    wiadomosc: string | null;
    application: Application;
  };
}

/** A mail to a candidate about an application. */
export interface NoticeEvent extends EventHead {
  type: NoticeKind;
  data: { reference: string; recipient: string; application: Application };
}

/** An event as it is sent (docs/integration.md). */
export type OutboxEvent =
  SavedEvent | ErasedEvent | WithdrawnEvent | CorrectedEvent | ChangedEvent | NoticeEvent;

/** Rows of events that have a position, in its order. */
const eventRows = (database: RecruitmentDatabase) =>
  database
    .selectFrom('outbox')
    .select(['id', 'kind', 'application_id', 'correction_id', 'created_at'])
    .select(['erased_reference', 'erasure_reason'])
    .select(({ eb }) => eb.ref('position').$notNull().as('position'))
    .where('position', 'is not', null)
    .orderBy('position');

type Row = Awaited<ReturnType<ReturnType<typeof eventRows>['execute']>>[number];

async function correctionsById(database: RecruitmentDatabase, rows: readonly Row[]) {
  const ids = rows.flatMap(({ correction_id }) => correction_id ?? []);
  if (ids.length === 0) return new Map<string, CorrectionTable>();
  const found = await database
    .selectFrom('corrections')
    .selectAll()
    .where('id', 'in', ids)
    .execute();
  return new Map(found.map((one) => [one.id, one]));
}

/** The event of an application; null where it is about a correction that was erased since. */
function eventOf(
  { id, kind, position, created_at: timestamp }: Row,
  { reference, createdAt, flags, attribution, state, message, application }: OfficeRow,
  correction: CorrectionTable | undefined,
): OutboxEvent | null {
  switch (kind) {
    case SAVED:
    case CONFIRMATION:
    case ERASED: {
      const data = { reference, flags, attribution, application };
      return { id, position, type: SAVED, timestamp: createdAt, data };
    }
    case WITHDRAWN:
      return { id, position, type: kind, timestamp, data: { reference } };
    case CHANGED: {
      const wiadomosc = state === 'WYCOFANE' ? null : message;
      const data = { reference, stan: state, wiadomosc, application };
      return { id, position, type: kind, timestamp, data };
    }
    case CORRECTED: {
      if (correction === undefined) return null;
      const { email, phone, description, state: stan, message: wiadomosc } = correction;
      const sent = { id: correction.id, stan, email, telefon: phone, opis: description, wiadomosc };
      return { id, position, type: kind, timestamp, data: { reference, correction: sent } };
    }
    case NOTICES.changed:
    case NOTICES.withdrawn:
    case NOTICES.answered:
    case NOTICES.answeredFormer: {
      const isFormer = kind === NOTICES.answeredFormer;
      const recipient = isFormer ? correction?.former_email : application.kandydat.email;
      if (typeof recipient !== 'string') return null;
      return { id, position, type: kind, timestamp, data: { reference, recipient, application } };
    }
  }
}

async function withApplications(
  database: RecruitmentDatabase,
  rows: readonly Row[],
): Promise<OutboxEvent[]> {
  const applications = await applicationsById(
    database,
    rows.map(({ application_id }) => application_id),
  );
  const byId = new Map(applications.map((row) => [row.id, row]));
  const corrections = await correctionsById(database, rows);
  return rows.flatMap((row): OutboxEvent[] => {
    const { id, position, erased_reference, erasure_reason: reason } = row;
    if (erased_reference !== null && reason !== null) {
      const data = { reference: erased_reference, reason };
      return [{ id, position, type: ERASED, timestamp: row.created_at, data }];
    }
    const found = byId.get(row.application_id);
    // The application was erased after the first query.
    if (found === undefined) return [];
    const event = eventOf(row, found, corrections.get(row.correction_id ?? ''));
    return event === null ? [] : [event];
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

/**
 * At most `limit` of the events of the feed after a position.
 *
 * @returns `last`: the position from which to go on, also where all that was read has been erased since; null at the end
 */
export async function eventsAfter(
  database: RecruitmentDatabase,
  position: number,
  limit: number,
): Promise<{ events: OutboxEvent[]; last: number | null }> {
  const rows = await eventRows(database)
    .where('kind', 'in', KINDS_OF_CHANNEL.webhook)
    .where('position', '>', position)
    .limit(limit)
    .execute();
  return { events: await withApplications(database, rows), last: rows.at(-1)?.position ?? null };
}
