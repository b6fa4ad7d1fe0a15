import { PersonLimit } from './personLimit';

const at = (seconds: number) => new Date(seconds * 1000);

test('one person waits until the minute is over, another one does not', () => {
  const limit = new PersonLimit(2);
  expect([limit.secondsToWait('a', at(0)), limit.secondsToWait('a', at(10))]).toEqual([0, 0]);
  expect(limit.secondsToWait('a', at(10.5))).toBe(50);
  expect(limit.secondsToWait('b', at(11))).toBe(0);
  expect(limit.secondsToWait('a', at(59.9))).toBe(1);
  expect(limit.secondsToWait('a', at(60))).toBe(0);
});

test('only so many persons are remembered, the oldest is forgotten first', () => {
  const limit = new PersonLimit(1, 2);
  for (const person of ['a', 'b', 'c']) limit.secondsToWait(person, at(0));
  expect(limit.secondsToWait('c', at(1))).toBe(59);
  expect(limit.secondsToWait('b', at(1))).toBe(59);
  expect(limit.secondsToWait('a', at(1))).toBe(0);
});

test('0 is without limit', () => {
  const limit = new PersonLimit(0);
  expect(Array.from({ length: 50 }, () => limit.secondsToWait('a', at(0)))).not.toContain(60);
});
