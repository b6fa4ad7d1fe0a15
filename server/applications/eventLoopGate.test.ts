import { EventLoopGate, TooManyWaitingError } from './eventLoopGate';
import { QueueFullError } from './writeQueue';

test('resolves in order, with event loop turns for other requests in between', async () => {
  // However slow the machine is.
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const gate = new EventLoopGate();
  const seen: string[] = [];
  const through = ['first', 'second', 'third'].map(async (name) => {
    await gate.enter('a');
    seen.push(name);
  });
  while (seen.at(-1) !== 'third') {
    await new Promise((resolve) => setImmediate(resolve));
    if (!seen.includes('third')) seen.push('-');
  }
  await Promise.all(through);
  clock.mockRestore();
  expect(seen.join(' ')).toMatch(/first - - - second - - - third/);
});

test('a busy event loop does not delay the next request turn after turn', async () => {
  const gate = new EventLoopGate();
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
  await gate.enter('a');
  through = true;
  expect(passed).toBe(1);
});

test('rejects above its capacity', async () => {
  const gate = new EventLoopGate(Infinity, 2);
  const both = [gate.enter('a'), gate.enter('a')];
  await expect(gate.enter('a')).rejects.toBeInstanceOf(QueueFullError);
  await Promise.all(both);
  await expect(gate.enter('a')).resolves.toBeUndefined();
});

test('rejects above the limit of one address, while other addresses still wait', async () => {
  const gate = new EventLoopGate(2);
  const both = [gate.enter('a'), gate.enter('a')];
  await expect(gate.enter('a')).rejects.toBeInstanceOf(TooManyWaitingError);
  await expect(gate.enter('b')).resolves.toBeUndefined();
  await Promise.all(both);
  await expect(gate.enter('a')).resolves.toBeUndefined();
});

test('alternates between addresses', async () => {
  const gate = new EventLoopGate();
  const seen: string[] = [];
  const through = ['a', 'a', 'a', 'b', 'c'].map((address) =>
    gate.enter(address).then(() => seen.push(address)),
  );
  await Promise.all(through);
  expect(seen.join('')).toBe('abcaa');
});
