/** The queue is at its capacity. */
export class QueueFullError extends Error {
  readonly code = 'QUEUE_FULL';
  readonly statusCode = 503;
}

/**
 * The time that a batch waits for items that are coming, in milliseconds: as long as a full batch takes to be
 * validated.
 */
const MAX_GATHERING = 50;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

interface Waiting<TItem, TResult> {
  item: TItem;
  resolve: (result: TResult) => void;
  reject: (reason: unknown) => void;
}

/**
 * Group commit: all items that arrive while one transaction commits, and those that are coming, share the next one,
 * because a transaction costs more than an item. Each item resolves only after its own transaction has committed.
 *
 * When a row causes a failure, the items of the batch are written one by one, so that one bad row fails alone. Any other
 * error fails the whole batch: a retry would only delay the others, and if the commit succeeded but its reply was lost,
 * every row would look like a duplicate.
 */
export class WriteQueue<TItem, TResult> {
  private readonly waiting: Waiting<TItem, TResult>[] = [];
  private working: Promise<void> | null = null;

  /**
   * @param write writes a batch in one transaction; resolves after the commit with one result for each item, in order
   * @param isRowError whether an error of `write` is caused by a single item
   * @param isMoreComing whether items are about to be pushed
   * @param batchSize maximum number of items in one transaction
   * @param capacity maximum number of waiting items
   */
  constructor(
    private readonly write: (items: readonly TItem[]) => Promise<readonly TResult[]>,
    private readonly isRowError: (error: unknown) => boolean,
    private readonly isMoreComing: () => boolean,
    private readonly batchSize = 100,
    private readonly capacity = 5000,
  ) {}

  /** The number of items that wait for a transaction. */
  get length(): number {
    return this.waiting.length;
  }

  /**
   * @returns the item's result, after the commit
   * @throws QueueFullError, or what `write` throws for this item
   */
  push(item: TItem): Promise<TResult> {
    if (this.waiting.length >= this.capacity) {
      return Promise.reject(new QueueFullError('the write queue is full'));
    }
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.working ??= this.work();
    });
  }

  /** Resolves when the queue is empty and the last batch is written. */
  async drained(): Promise<void> {
    while (this.working !== null) await this.working;
  }

  private async work(): Promise<void> {
    while (this.waiting.length > 0) {
      await this.gather();
      await this.settle(this.waiting.splice(0, this.batchSize));
    }
    this.working = null;
  }

  /** Resolves when a batch is full or no more items are coming, at the earliest in the next turn of the event loop. */
  private async gather(): Promise<void> {
    const end = performance.now() + MAX_GATHERING;
    do await turn();
    while (this.waiting.length < this.batchSize && this.isMoreComing() && performance.now() < end);
  }

  /** Writes a batch and settles each of its items. */
  private async settle(batch: readonly Waiting<TItem, TResult>[]): Promise<void> {
    try {
      await this.writeAndAnswer(batch);
    } catch (error) {
      if (batch.length > 1 && this.isRowError(error)) await this.settleOneByOne(batch);
      else for (const { reject } of batch) reject(error);
    }
  }

  private async settleOneByOne(batch: readonly Waiting<TItem, TResult>[]): Promise<void> {
    for (const [index, one] of batch.entries()) {
      try {
        await this.writeAndAnswer([one]);
      } catch (error) {
        const failed = this.isRowError(error) ? [one] : batch.slice(index);
        for (const { reject } of failed) reject(error);
        if (failed.length > 1) return;
      }
    }
  }

  private async writeAndAnswer(batch: readonly Waiting<TItem, TResult>[]): Promise<void> {
    const results = await this.write(batch.map(({ item }) => item));
    batch.forEach(({ resolve, reject }, index) => {
      const result = results[index];
      if (result === undefined) reject(new Error('an item has no result'));
      else resolve(result);
    });
  }
}
