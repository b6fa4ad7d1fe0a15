import type { FastifyInstance } from 'fastify';
import { deliverDue, type Delivery } from './deliverDue';

/** How often due events are looked for, in milliseconds: retries, and what other servers have stored. */
export const INTERVAL = 5_000;

/** Delivers in the background. `wake`: events may be due. */
export interface Outbox {
  wake: () => void;
}

/**
 * Delivers events from the start of the server until it closes. Closing aborts the attempts that are under way; they
 * are due again at once. Errors of the database are logged, and the next round tries again.
 */
export function runOutbox(
  app: FastifyInstance,
  parts: Omit<Delivery, 'onFailure' | 'onSkipped'>,
): Outbox {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isDue = true;
  let endRest: () => void = () => undefined;
  const wake = () => {
    isDue = true;
    endRest();
  };
  const delivery: Delivery = {
    ...parts,
    onFailure: (failure) => {
      const entry = { kind: parts.channel.kind, ...failure };
      if (failure.parked) app.log.error(entry, 'an event was parked');
      else app.log.warn(entry, 'an event was not delivered');
    },
    onSkipped: (skipped) =>
      app.log.info({ kind: parts.channel.kind, ...skipped }, 'an event was skipped'),
  };
  const rest = async () => {
    if (isDue || signal.aborted) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      endRest = resolve;
      timer = setTimeout(resolve, INTERVAL);
    });
    clearTimeout(timer);
  };
  const work = async () => {
    while (!signal.aborted) {
      isDue = false;
      try {
        // There may be more.
        if ((await deliverDue(delivery, signal)) > 0) continue;
      } catch (err) {
        app.log.error({ err }, 'the outbox could not be read or written');
      }
      await rest();
    }
  };
  let working = Promise.resolve();
  app.addHook('onReady', (done) => {
    working = work();
    done();
  });
  app.addHook('onClose', async () => {
    stopping.abort();
    wake();
    await working;
  });
  return { wake };
}
