import { QueueFullError } from './writeQueue';

/** How often whoever else is ready is answered between two that are let through: see docs/adr/0013. */
const TURNS_BETWEEN = 3;
/** A turn takes as long as all who are ready then: with many of them, these milliseconds end the wait. */
const LONGEST_WAIT = 5;

/** Raised when one address has more waiting than an address may have. */
export class TooManyAtOnceError extends Error {
  readonly statusCode = 429;
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function pause(): Promise<void> {
  const begin = performance.now();
  for (let passed = 0; passed < TURNS_BETWEEN; passed += 1) {
    await turn();
    if (performance.now() - begin > LONGEST_WAIT) return;
  }
}

/**
 * Lets one through every few turns of the event loop: readers are answered between two of them, however many were sent at the
 * same time. Addresses take turns, each in the order its requests came, so that a flood from one address delays only
 * that address. With no other requests, a turn takes no time.
 */
export class Turns {
  /** By address; the first address is the next one. No list is empty. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private count = 0;
  private working = false;

  /**
   * @param perAddress how many of one address may wait
   * @param capacity how many may wait in all
   */
  constructor(
    private readonly perAddress = Infinity,
    private readonly capacity = 5000,
  ) {}

  /**
   * Resolves when it is the caller's turn.
   *
   * @throws TooManyAtOnceError, QueueFullError
   */
  next(address: string): Promise<void> {
    const queue = this.waiting.get(address) ?? [];
    if (queue.length >= this.perAddress) {
      return Promise.reject(new TooManyAtOnceError('too much of one address is waiting'));
    }
    if (this.count >= this.capacity) {
      return Promise.reject(new QueueFullError('too much is waiting'));
    }
    return new Promise((resolve) => {
      queue.push(resolve);
      this.waiting.set(address, queue);
      this.count += 1;
      if (!this.working) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.working = true;
    while (this.count > 0) {
      await pause();
      this.letOneThrough();
    }
    this.working = false;
  }

  private letOneThrough(): void {
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
