import type { FastifyInstance } from 'fastify';
import { setMaxListeners } from 'node:events';
import { beginDue, type Delivery } from './deliverDue';

/** The interval at which due events are looked for, in milliseconds: retries, and what other servers have stored. */
export const INTERVAL = 5_000;

/** Delivers in the background. `wake`: events may be due. */
export interface Outbox {
  wake: () => void;
}

/**
 * Delivers events from the start of the server until it closes, several at the same time. Closing aborts the attempts
 * that are under way; they are due again at once. Errors of the database are logged, and the next round tries again.
 */
export function runOutbox(app: FastifyInstance, parts: Omit<Delivery, 'log'>): Outbox {
  const stopping = new AbortController();
  const { signal } = stopping;
  // Each attempt adds one.
  setMaxListeners(parts.channel.parallel + 1, signal);
  let isDue = true;
  let endRest: () => void = () => undefined;
  const wake = () => {
    isDue = true;
    endRest();
  };
  const delivery: Delivery = { ...parts, log: app.log };
  const rest = async () => {
    if (isDue) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      endRest = resolve;
      timer = setTimeout(resolve, INTERVAL);
    });
    clearTimeout(timer);
  };
  const active = new Set<Promise<void>>();
  const logError = (err: unknown) =>
    app.log.error({ err }, 'the outbox could not be read or written');
  /** An attempt frees its place for the next event as soon as it ends. */
  const watch = (attempt: Promise<void>) => {
    const ended = attempt.catch(logError).finally(() => {
      active.delete(ended);
      wake();
    });
    active.add(ended);
  };
  const work = async () => {
    while (!signal.aborted) {
      isDue = false;
      const free = parts.channel.parallel - active.size;
      try {
        for (const attempt of await beginDue(delivery, signal, free)) watch(attempt);
      } catch (err) {
        logError(err);
      }
      await rest();
    }
    await Promise.all(active);
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
