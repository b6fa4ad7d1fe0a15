import { Turns } from './turns';
import { QueueFullError } from './writeQueue';

test('lets one through at a time, in order, and whoever else is ready between two', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  const through = ['first', 'second', 'third'].map(async (name) => {
    await turns.next();
    seen.push(name);
  });
  while (seen.at(-1) !== 'third') {
    await new Promise((resolve) => setImmediate(resolve));
    if (!seen.includes('third')) seen.push('-');
  }
  await Promise.all(through);
  expect(seen.filter((name) => name !== '-')).toEqual(['first', 'second', 'third']);
  expect(seen.join(' ')).toMatch(/first - - - second - - - third/);
});

test('whoever comes later does not wait for those before him that are through', async () => {
  const turns = new Turns();
  await turns.next();
  await expect(turns.next()).resolves.toBeUndefined();
});

test('many who are ready do not keep the next one waiting turn after turn', async () => {
  const turns = new Turns();
  let passed = 0;
  let through = false;
  const busy = () => {
    if (through) return;
    passed += 1;
    const begin = performance.now();
    while (performance.now() - begin < 8);
    setImmediate(busy);
  };
  setImmediate(busy);
  await turns.next();
  through = true;
  expect(passed).toBe(1);
});

test('more than may wait are refused', async () => {
  const turns = new Turns(2);
  const both = [turns.next(), turns.next()];
  await expect(turns.next()).rejects.toBeInstanceOf(QueueFullError);
  await Promise.all(both);
  await expect(turns.next()).resolves.toBeUndefined();
});
