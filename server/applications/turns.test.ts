import { Turns } from './turns';

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
