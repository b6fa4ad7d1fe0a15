import { nextAttempt } from './schedule';

const BEGUN = new Date('2026-09-01T10:00:00Z');

/** The attempts of an event that always fails: seconds between them, and hours in all. */
function attempts(random: () => number) {
  const delays: number[] = [];
  let now = BEGUN;
  for (let failures = 1; ; failures += 1) {
    const next = nextAttempt(failures, BEGUN, now, random());
    if (next === null) break;
    delays.push((next.getTime() - now.getTime()) / 1000);
    now = next;
  }
  return { delays, hours: (now.getTime() - BEGUN.getTime()) / 3_600_000 };
}

test('delays grow threefold up to 6 hours, and the last attempt is after exactly 36', () => {
  const { delays, hours } = attempts(() => 0.5);
  expect(delays.slice(0, 9)).toEqual([5, 15, 45, 135, 405, 1215, 3645, 10_935, 21_600]);
  expect(Math.max(...delays)).toBe(21_600);
  expect(delays).toHaveLength(14);
  expect(hours).toBe(36);
});

test.each([
  [0, 4],
  [1, 6],
])('with the random number %d the first delay is %d s, and the end stays', (random, first) => {
  const { delays, hours } = attempts(() => random);
  expect(delays[0]).toBe(first);
  expect(hours).toBe(36);
});
