import { setImmediate as turn } from 'node:timers/promises';
import { QueueFullError } from './writeQueue';

/** Turns of the event loop between two requests: enough to read and answer a request for a dictionary. */
const TURNS_BETWEEN = 3;
/** The longest wait in milliseconds, because a turn is slow while many requests are pending. */
const MAX_PAUSE_MS = 5;

async function pause(): Promise<void> {
  const end = performance.now() + MAX_PAUSE_MS;
  for (let passed = 0; passed < TURNS_BETWEEN && performance.now() < end; passed += 1) await turn();
}

/**
 * Lets requests pass one at a time, with a few turns of the event loop between two, so that reads are answered between
 * expensive requests (docs/adr/0006).
 */
export class RequestQueue {
  private last = Promise.resolve();
  private count = 0;

  /** @param capacity how many requests may wait */
  constructor(private readonly capacity = 5000) {}

  /** The number of waiting requests. */
  get length(): number {
    return this.count;
  }

  /**
   * Resolves when the request may pass.
   *
   * @throws QueueFullError
   */
  async enter(): Promise<void> {
    if (this.count >= this.capacity) throw new QueueFullError('too many requests are waiting');
    this.count += 1;
    this.last = this.last.then(pause);
    await this.last;
    this.count -= 1;
  }
}
