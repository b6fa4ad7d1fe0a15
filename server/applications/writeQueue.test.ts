import { QueueFullError, WriteQueue } from './writeQueue';

const isBadRow = (error: unknown) => error instanceof Error && error.message === 'bad row';

test('writes waiting items together, in order, in batches of limited size', async () => {
  const batches: (readonly number[])[] = [];
  const queue = new WriteQueue(
    (items: readonly number[]) => {
      batches.push(items);
      return Promise.resolve(items.map((item) => item * 2));
    },
    isBadRow,
    3,
  );
  const results = await Promise.all([1, 2, 3, 4, 5].map((item) => queue.push(item)));
  expect(results).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test('resolves only after the batch is written', async () => {
  let commit: () => void = () => undefined;
  const queue = new WriteQueue(
    (items: readonly number[]) =>
      new Promise<readonly number[]>((resolve) => (commit = () => resolve(items))),
    isBadRow,
  );
  let answered = false;
  const pushed = queue.push(1).then(() => (answered = true));
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect(answered).toBe(false);
  commit();
  await pushed;
  expect(answered).toBe(true);
});

test('a bad row fails alone', async () => {
  const queue = new WriteQueue(
    (items: readonly number[]) =>
      items.includes(2) ? Promise.reject(new Error('bad row')) : Promise.resolve(items),
    isBadRow,
  );
  const results = await Promise.allSettled([1, 2, 3].map((item) => queue.push(item)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('other errors fail the whole batch after one attempt', async () => {
  const write = jest.fn(() => Promise.reject<readonly number[]>(new Error('down')));
  const queue = new WriteQueue<number, number>(write, isBadRow);
  const results = await Promise.allSettled([1, 2, 3].map((item) => queue.push(item)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(write).toHaveBeenCalledTimes(1);
});

test('other errors while writing rows one by one fail the remaining rows', async () => {
  const faults = [new Error('bad row'), new Error('down')];
  const write = jest.fn((items: readonly number[]) => {
    const fault = faults.shift();
    return fault === undefined ? Promise.resolve(items) : Promise.reject(fault);
  });
  const queue = new WriteQueue(write, isBadRow);
  const results = await Promise.allSettled([1, 2, 3].map((item) => queue.push(item)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(write).toHaveBeenCalledTimes(2);
});

test('works again after a failure', async () => {
  let fails = true;
  const queue = new WriteQueue(
    (items: readonly number[]) =>
      fails ? Promise.reject(new Error('down')) : Promise.resolve(items),
    isBadRow,
  );
  await expect(queue.push(1)).rejects.toThrow('down');
  fails = false;
  await expect(queue.push(2)).resolves.toBe(2);
});

test('rejects above its capacity', async () => {
  const queue = new WriteQueue(
    (items: readonly number[]) => Promise.resolve(items),
    isBadRow,
    1,
    2,
  );
  const taken = [queue.push(1), queue.push(2)];
  await expect(queue.push(3)).rejects.toThrow(QueueFullError);
  expect(await Promise.all(taken)).toEqual([1, 2]);
});

test('drained resolves when the last item is written', async () => {
  const written: number[] = [];
  const queue = new WriteQueue(
    async (items: readonly number[]) => {
      await new Promise((resolve) => setImmediate(resolve));
      written.push(...items);
      return items;
    },
    isBadRow,
    1,
  );
  void queue.push(1);
  void queue.push(2);
  await queue.drained();
  expect(written).toEqual([1, 2]);
  await queue.drained();
});
