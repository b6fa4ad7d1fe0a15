import type { EventKind } from '../database/eventKinds';
import type { RecruitmentDatabase } from '../database/tables';

/** The events that a channel has to deliver. `oldestSeconds`: the age of its oldest waiting event, 0 without one. */
export interface Backlog {
  kind: EventKind;
  waiting: number;
  parked: number;
  oldestSeconds: number;
}

/**
 * The backlogs of the outbox.
 *
 * @param kinds of the configured channels: events of others wait for nobody
 */
export async function outboxBacklog(
  database: RecruitmentDatabase,
  kinds: readonly EventKind[],
  now: Date,
): Promise<Backlog[]> {
  if (kinds.length === 0) return [];
  const rows = await database
    .selectFrom('outbox')
    .select(({ fn }) => [
      'kind',
      'state',
      fn.countAll<number | string>().as('events'),
      fn.min('created_at').as('oldest'),
    ])
    .where('state', 'in', ['waiting', 'parked'])
    .where('kind', 'in', kinds)
    .groupBy(['kind', 'state'])
    .execute();
  return kinds.map((kind) => {
    const found = (state: string) => rows.find((row) => row.kind === kind && row.state === state);
    const waiting = found('waiting');
    // A clock that was ahead may have stored it.
    const age = waiting === undefined ? 0 : Math.max(0, now.getTime() - Date.parse(waiting.oldest));
    return {
      kind,
      waiting: Number(waiting?.events ?? 0),
      parked: Number(found('parked')?.events ?? 0),
      oldestSeconds: age / 1000,
    };
  });
}
