import { WriteQueue } from './writeQueue';

type Items = readonly number[];

const isBadRow = (error: unknown) => error instanceof Error && error.message === 'bad row';

/** A queue with this function to write a batch; the size of a batch and the capacity may be limited. */
const queueOf = (write: (items: Items) => Promise<Items>, ...limits: [number?, number?]) =>
  new WriteQueue<number, number>(write, isBadRow, () => false, ...limits);

const written = (items: Items) => Promise.resolve(items);
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('writes waiting items together, in order, in batches of limited size', async () => {
  const batches: Items[] = [];
  const queue = queueOf((items) => {
    batches.push(items);
    return written(items.map((item) => item * 2));
  }, 3);
  const results = await Promise.all([1, 2, 3, 4, 5].map((item) => queue.push(item)));
  expect(results).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test.each<{ coming: number; batchSize: number; atOnce: Items[]; inAll: Items[] }>([
  { coming: 0, batchSize: 100, atOnce: [[1]], inAll: [[1], [2]] },
  { coming: 1, batchSize: 100, atOnce: [], inAll: [[1, 2]] },
  { coming: Infinity, batchSize: 1, atOnce: [[1]], inAll: [[1], [2]] },
  { coming: Infinity, batchSize: 100, atOnce: [], inAll: [[1, 2]] },
])('$coming items are coming, $batchSize fit → batches', async (each) => {
  const { coming, batchSize, atOnce, inAll } = each;
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  let left = coming;
  const batches: Items[] = [];
  const write = (items: Items) => {
    batches.push(items);
    return written(items);
  };
  const queue = new WriteQueue<number, number>(write, isBadRow, () => left > 0, batchSize);
  const first = queue.push(1);
  await turn();
  await turn();
  expect(batches).toEqual(atOnce);
  left -= 1;
  const second = queue.push(2);
  await turn();
  // Ends the wait for items that are coming without end.
  clock.mockReturnValue(51);
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(batches).toEqual(inAll);
});

test('resolves only after the batch is written', async () => {
  let commit: () => void = () => undefined;
  const queue = queueOf((items) => new Promise((resolve) => (commit = () => resolve(items))));
  let answered = false;
  const pushed = queue.push(1).then(() => (answered = true));
  await turn();
  await turn();
  expect(answered).toBe(false);
  commit();
  await pushed;
  expect(answered).toBe(true);
});

const [bad, down] = [new Error('bad row'), new Error('down')];

test.each<[string, string, number, (items: Items, call: number) => Error | undefined]>([
  ['a bad row', 'written, bad row, written', 4, (items) => (items.includes(2) ? bad : undefined)],
  ['another error', 'down, down, down', 1, () => down],
  ['another error after a bad row', 'down, down, down', 2, (_, call) => [bad, down][call]],
])('%s → %s, in %i writes', async (_fault, outcome, writes, faultOf) => {
  let calls = 0;
  const queue = queueOf(async (items) => {
    const fault = faultOf(items, calls);
    calls += 1;
    if (fault !== undefined) throw fault;
    return written(items);
  });
  const results = await Promise.allSettled([1, 2, 3].map((item) => queue.push(item)));
  const outcomes = results.map((one) =>
    one.status === 'fulfilled' ? 'written' : (one.reason as Error).message,
  );
  expect([outcomes.join(', '), calls]).toEqual([outcome, writes]);
});

test('a bad row that is alone is not written again', async () => {
  const write = jest.fn(() => Promise.reject(bad));
  await expect(queueOf(write).push(1)).rejects.toBe(bad);
  expect(write).toHaveBeenCalledTimes(1);
});

test('an item without a result fails', async () => {
  const queue = queueOf((items) => written(items.slice(0, 1)));
  const [first, second] = await Promise.allSettled([queue.push(1), queue.push(2)]);
  expect(first).toMatchObject({ value: 1 });
  expect(second).toMatchObject({ reason: new Error('an item has no result') });
});

test('works again after a failure', async () => {
  let fails = true;
  const queue = queueOf((items) => (fails ? Promise.reject(new Error('down')) : written(items)));
  await expect(queue.push(1)).rejects.toThrow('down');
  fails = false;
  await expect(queue.push(2)).resolves.toBe(2);
});

test('rejects above its capacity', async () => {
  const queue = queueOf(written, 1, 2);
  const taken = [queue.push(1), queue.push(2)];
  expect(queue).toHaveLength(2);
  // The server answers with this error.
  await expect(queue.push(3)).rejects.toMatchObject({ code: 'QUEUE_FULL', statusCode: 503 });
  expect(await Promise.all(taken)).toEqual([1, 2]);
});

test('drained resolves when the last item is written', async () => {
  const stored: number[] = [];
  const queue = queueOf(async (items) => {
    await turn();
    stored.push(...items);
    return items;
  }, 1);
  void queue.push(1);
  void queue.push(2);
  await queue.drained();
  expect(stored).toEqual([1, 2]);
  await queue.drained();
});
