import { QueueFullError } from './writeQueue';

/** Turns of the event loop between two requests that pass (docs/adr/0013). */
const TURNS_BETWEEN = 3;
/** With many requests pending, a turn is slow; this many milliseconds end the wait. */
const MAX_PAUSE_MS = 5;

/** Too many requests of one address are waiting. */
export class TooManyWaitingError extends Error {
  readonly statusCode = 429;
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function pause(): Promise<void> {
  const begin = performance.now();
  for (let passed = 0; passed < TURNS_BETWEEN; passed += 1) {
    await turn();
    if (performance.now() - begin > MAX_PAUSE_MS) return;
  }
}

/**
 * Lets requests pass one at a time, every few turns of the event loop, so that reads are answered between two expensive
 * requests. Addresses take turns, each in the order of its requests: a flood from one address delays only that address.
 * On an idle event loop the delay is negligible.
 */
export class EventLoopGate {
  /** By address; the first entry is next. No queue is empty. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private count = 0;
  private running = false;

  /**
   * @param perAddress how many requests of one address may wait
   * @param capacity how many requests may wait in total
   */
  constructor(
    private readonly perAddress = Infinity,
    private readonly capacity = 5000,
  ) {}

  /** How many requests wait. */
  get length(): number {
    return this.count;
  }

  /**
   * Resolves when the request may pass.
   *
   * @throws TooManyWaitingError, QueueFullError
   */
  enter(address: string): Promise<void> {
    const queue = this.waiting.get(address) ?? [];
    if (queue.length >= this.perAddress) {
      return Promise.reject(
        new TooManyWaitingError('too many requests of one address are waiting'),
      );
    }
    if (this.count >= this.capacity) {
      return Promise.reject(new QueueFullError('too many requests are waiting'));
    }
    return new Promise((resolve) => {
      queue.push(resolve);
      this.waiting.set(address, queue);
      this.count += 1;
      if (!this.running) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.count > 0) {
      await pause();
      this.releaseNext();
    }
    this.running = false;
  }

  private releaseNext(): void {
    const [next] = this.waiting;
    if (next === undefined) return;
    const [address, queue] = next;
    const resolve = queue.shift();
    this.waiting.delete(address);
    if (queue.length > 0) this.waiting.set(address, queue);
    this.count -= 1;
    resolve?.();
  }
}
