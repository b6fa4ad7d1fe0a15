import { setImmediate as turn } from 'node:timers/promises';
import { RequestQueue } from './requestQueue';
import { QueueFullError } from './writeQueue';

test('requests pass in order, with turns of the event loop for the others in between', async () => {
  // However slow the machine is.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const queue = new RequestQueue();
  const seen: string[] = [];
  const through = ['first', 'second', 'third'].map(async (name) => {
    await queue.enter();
    seen.push(name);
  });
  while (seen.at(-1) !== 'third') {
    await turn();
    if (seen.at(-1) !== 'third') seen.push('-');
  }
  await Promise.all(through);
  clock.mockRestore();
  expect(seen.join(' ')).toMatch(/first (- ){2,}second (- ){2,}third/);
  expect(queue.length).toBe(0);
});

test('rejects above its capacity', async () => {
  const queue = new RequestQueue(2);
  const both = [queue.enter(), queue.enter()];
  await expect(queue.enter()).rejects.toBeInstanceOf(QueueFullError);
  await Promise.all(both);
  await expect(queue.enter()).resolves.toBeUndefined();
});

test('a busy event loop does not delay the next request turn after turn', async () => {
  const queue = new RequestQueue();
  const clock = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(1);
  clock.mockReturnValue(6);
  let turns = 0;
  const through = queue.enter().then(() => turns);
  while (turns < 5) {
    await turn();
    turns += 1;
  }
  expect(await through).toBeLessThan(2);
  clock.mockRestore();
});
