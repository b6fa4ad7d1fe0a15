import type { RecruitmentDatabase } from '../database/tables';
import type { EventKind } from './eventKinds';
import { endLeases, leaseEvents, type Lease, type Settlement } from './leases';
import { numberEvents } from './numberEvents';
import { eventsById, type OutboxEvent } from './readEvents';
import { nextAttempt } from './schedule';

/**
 * How an attempt ended; `result` is a status or the code of an error.
 *
 * - `refused`: the receiver wants no more; `skipped`: it was rightly not sent
 * - `stopped`: this server stops, which is no failure
 */
export type Outcome =
  { type: 'delivered' | 'failed' | 'refused' | 'skipped'; result: string } | { type: 'stopped' };

/** A way to send events of one kind on. */
export interface Channel {
  kind: EventKind;
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
  /** Called for each attempt that failed; `parked` when it was the last. */
  onFailure: (failure: {
    event: string;
    result: string;
    attempts: number;
    parked: boolean;
  }) => void;
  onSkipped: (skipped: { event: string; result: string }) => void;
}

/** How long an attempt is reserved, in milliseconds: longer than it may take. */
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

/** An error of one event fails that one: the others of its round are recorded as they ended. */
async function sendOn({ send }: Channel, ...given: Parameters<Channel['send']>): Promise<Outcome> {
  try {
    return await send(...given);
  } catch (error) {
    return { type: 'failed', result: error instanceof Error ? error.name : 'Error' };
  }
}

/**
 * Makes one attempt for each of the next events that are due, some at the same time, and records how they ended. An
 * attempt that is interrupted by the end of the process is made again once its lease is over. An event whose application
 * is gone is skipped.
 *
 * @returns the number of events
 */
export async function deliverDue(delivery: Delivery, stopping: AbortSignal): Promise<number> {
  const { database, channel, now, onFailure, onSkipped } = delivery;
  await numberEvents(database);
  const begun = now();
  const until = new Date(begun.getTime() + LEASE).toISOString();
  const leases = await leaseEvents(database, channel.kind, {
    now: begun.toISOString(),
    until,
    limit: channel.parallel,
  });
  if (leases.length === 0) return 0;
  const events = await eventsById(
    database,
    leases.map(({ id }) => id),
  );
  const byId = new Map(events.map((event) => [event.id, event]));
  const attempt = async (lease: Lease): Promise<[Lease, Settlement]> => {
    const event = byId.get(lease.id);
    if (event === undefined) return [lease, { state: 'skipped', result: 'noApplication' }];
    const outcome = await sendOn(channel, event, now(), stopping);
    const settlement = settle(delivery, lease, outcome);
    if (outcome.type === 'failed' || outcome.type === 'refused') {
      const parked = settlement.state === 'parked';
      onFailure({ event: event.id, ...outcome, attempts: lease.attempts + 1, parked });
    }
    if (outcome.type === 'skipped') onSkipped({ event: event.id, result: outcome.result });
    return [lease, settlement];
  };
  await endLeases(database, await Promise.all(leases.map(attempt)));
  return leases.length;
}
