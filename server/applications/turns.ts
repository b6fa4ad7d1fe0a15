import { QueueFullError } from './writeQueue';

/** How often whoever else is ready is answered between two that are let through: see docs/adr/0013. */
const TURNS_BETWEEN = 3;
/** A turn takes as long as all who are ready then: with many of them, these milliseconds end the wait. */
const LONGEST_WAIT = 5;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Lets one through every few turns of the event loop, in the order they came: whoever reads is answered between two of
 * them, however many were sent at the same time. While nobody else asks, a turn takes no time.
 */
export class Turns {
  private last: Promise<void> = Promise.resolve();
  private waiting = 0;

  /** @param capacity how many may wait */
  constructor(private readonly capacity = 5000) {}

  /**
   * Resolves when it is the caller's turn.
   *
   * @throws QueueFullError
   */
  next(): Promise<void> {
    if (this.waiting >= this.capacity) {
      return Promise.reject(new QueueFullError('too much is waiting'));
    }
    this.waiting += 1;
    this.last = this.last.then(async () => {
      const begin = performance.now();
      for (let passed = 0; passed < TURNS_BETWEEN; passed += 1) {
        await turn();
        if (performance.now() - begin > LONGEST_WAIT) break;
      }
      this.waiting -= 1;
    });
    return this.last;
  }
}
