import { createClock } from './clock';

const MINUTE = 60_000;

/** A machine whose clock is `ahead` of the other one. */
function machineAhead(ahead: number) {
  const passed = { ms: 0, answers: true };
  const read = jest.fn(() =>
    passed.answers ? Promise.resolve(passed.ms) : Promise.reject(new Error('no answer')),
  );
  const machine = () => passed.ms + ahead;
  return { passed, read, machine, elapsed: () => passed.ms };
}

test('the time is the one of the other clock', async () => {
  const { passed, read, ...machine } = machineAhead(90 * MINUTE);
  const now = await createClock(read, machine);
  passed.ms = MINUTE / 2;
  expect(now().getTime()).toBe(MINUTE / 2);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a clock that is set meanwhile is followed within a minute', async () => {
  const { passed, read, ...machine } = machineAhead(0);
  const now = await createClock(read, machine);
  read.mockImplementation(() => Promise.resolve(passed.ms + 5 * MINUTE));
  passed.ms = MINUTE + 1;
  now();
  await read.mock.results.at(-1)?.value;
  await Promise.resolve();
  expect(now().getTime()).toBe(6 * MINUTE + 1);
});

test('while the other clock does not answer, the last difference stays', async () => {
  const { passed, read, ...machine } = machineAhead(90 * MINUTE);
  const now = await createClock(read, machine);
  passed.answers = false;
  for (passed.ms = 0; passed.ms < 6 * MINUTE; passed.ms += 2 * MINUTE) {
    expect(now().getTime()).toBe(passed.ms);
    await Promise.resolve();
  }
  expect(read).toHaveBeenCalledTimes(3);
});
