import { TooManyAtOnceError, Turns } from './turns';
import { QueueFullError } from './writeQueue';

test('lets one through at a time, in order, and whoever else is ready between two', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  const through = ['first', 'second', 'third'].map(async (name) => {
    await turns.next('a');
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
  await turns.next('a');
  await expect(turns.next('a')).resolves.toBeUndefined();
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
  await turns.next('a');
  through = true;
  expect(passed).toBe(1);
});

test('more than may wait are refused', async () => {
  const turns = new Turns(Infinity, 2);
  const both = [turns.next('a'), turns.next('a')];
  await expect(turns.next('a')).rejects.toBeInstanceOf(QueueFullError);
  await Promise.all(both);
  await expect(turns.next('a')).resolves.toBeUndefined();
});

test('more of one address than may wait are refused, another address still waits its turn', async () => {
  const turns = new Turns(2);
  const both = [turns.next('a'), turns.next('a')];
  await expect(turns.next('a')).rejects.toBeInstanceOf(TooManyAtOnceError);
  await expect(turns.next('b')).resolves.toBeUndefined();
  await Promise.all(both);
  await expect(turns.next('a')).resolves.toBeUndefined();
});

test('addresses take turns, however many one of them sends', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  const through = ['a', 'a', 'a', 'b', 'c'].map((address) =>
    turns.next(address).then(() => seen.push(address)),
  );
  await Promise.all(through);
  expect(seen.join('')).toBe('abcaa');
});
