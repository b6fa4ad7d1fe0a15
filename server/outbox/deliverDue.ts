import type { EventKind } from '../database/eventKinds';
import type { RecruitmentDatabase } from '../database/tables';
import { endLease, type Lease, leaseEvents, type Settlement } from './leases';
import { numberEvents } from './numberEvents';
import { eventsById, type OutboxEvent } from './readEvents';
import { nextAttempt } from './schedule';

/**
 * Says how an attempt ended; `result` is a status or the code of an error.
 *
 * - `refused`: the receiver wants no more; `skipped`: there was no reason to send it
 * - `stopped`: this server stops, which is no failure
 */
export type Outcome =
  { type: 'delivered' | 'failed' | 'refused' | 'skipped'; result: string } | { type: 'stopped' };

/** A way to send events on. */
export interface Channel {
  kinds: readonly EventKind[];
  /** Attempts at the same time. */
  parallel: number;
  /** Ends within `LEASE`. */
  send: (event: OutboxEvent, now: Date, stopping: AbortSignal) => Promise<Outcome>;
}

export interface Delivery {
  database: RecruitmentDatabase;
  channel: Channel;
  now: () => Date;
  /** From 0 to 1. */
  random: () => number;
  log: Readonly<Record<'info' | 'warn' | 'error', (facts: object, message: string) => void>>;
}

/** The time that an attempt is reserved, in milliseconds: longer than it may take. */
export const LEASE = 60_000;

function settle({ now, random }: Delivery, lease: Lease, outcome: Outcome): Settlement {
  const ended = now();
  if (outcome.type === 'stopped') return { due_at: ended.toISOString() };
  const { result } = outcome;
  if (outcome.type === 'delivered' || outcome.type === 'skipped') {
    return { state: outcome.type, result };
  }
  const attempts = lease.attempts + 1;
  const begun = new Date(lease.first_attempt_at ?? ended);
  const next = outcome.type === 'refused' ? null : nextAttempt(attempts, begun, ended, random());
  if (next === null) return { state: 'parked', attempts, result };
  return { attempts, due_at: next.toISOString(), result };
}

/** An error while one event is sent fails its attempt. */
async function sendOn({ send }: Channel, ...given: Parameters<Channel['send']>): Promise<Outcome> {
  try {
    return await send(...given);
  } catch (error) {
    return { type: 'failed', result: error instanceof Error ? error.name : 'Error' };
  }
}

async function attempt(
  delivery: Delivery,
  lease: Lease,
  event: OutboxEvent | undefined,
  stopping: AbortSignal,
): Promise<void> {
  const { database, channel, now, log } = delivery;
  if (event === undefined) {
    return endLease(database, lease, { state: 'skipped', result: 'noApplication' });
  }
  const outcome = await sendOn(channel, event, now(), stopping);
  const settlement = settle(delivery, lease, outcome);
  const facts = { kind: lease.kind, event: event.id, ...outcome, attempts: settlement.attempts };
  if (settlement.state === 'parked') log.error(facts, 'an event was parked');
  else if (outcome.type === 'failed') log.warn(facts, 'an event was not delivered');
  else if (outcome.type === 'skipped') log.info(facts, 'an event was skipped');
  await endLease(database, lease, settlement);
}

/**
 * Begins an attempt for each of the next events that are due. An attempt that is interrupted by the end of the process
 * is made again once its lease is over. An event whose application is gone is skipped.
 *
 * @param most how many attempts to begin at most
 * @returns the attempts; each resolves when its result is recorded
 */
export async function beginDue(
  delivery: Delivery,
  stopping: AbortSignal,
  most = delivery.channel.parallel,
): Promise<Promise<void>[]> {
  const { database, channel, now } = delivery;
  await numberEvents(database);
  const begun = now();
  const until = new Date(begun.getTime() + LEASE).toISOString();
  const leases = await leaseEvents(database, channel.kinds, {
    now: begun.toISOString(),
    until,
    limit: most,
  });
  const events = await eventsById(
    database,
    leases.map(({ id }) => id),
  );
  const byId = new Map(events.map((event) => [event.id, event]));
  return leases.map((lease) => attempt(delivery, lease, byId.get(lease.id), stopping));
}
