/** How often whoever else is ready is answered between two that are let through: see docs/adr/0013. */
const TURNS_BETWEEN = 3;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Lets one through every few turns of the event loop, in the order they came. Checking an application takes as long as
 * answering a dozen reads: whoever reads is answered between two of them, however many were sent at the same time.
 * While nobody else asks, a turn takes no time.
 */
export class Turns {
  private last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn. */
  next(): Promise<void> {
    this.last = this.last.then(async () => {
      for (let passed = 0; passed < TURNS_BETWEEN; passed += 1) await turn();
    });
    return this.last;
  }
}
