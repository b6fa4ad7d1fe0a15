import { testOffer } from '../testing/domainFixtures';
import { dayInPoland, lastDay, latestDeadline } from './deadline';

/* Summer time ends on 25 October 2026; midnight in Poland is at 22 o'clock UTC before and at 23 o'clock after. */
test.each([
  ['2026-10-22T21:59:59Z', null],
  ['2026-10-22T22:00:00Z', 'pojutrze'],
  ['2026-10-24T12:00:00Z', 'jutro'],
  ['2026-10-24T22:00:00Z', 'dzis'],
  ['2026-10-25T22:59:59Z', 'dzis'],
  ['2026-10-25T23:00:00Z', null],
])('at %s the deadline of 25 October is %j', (now, day) => {
  expect(lastDay('2026-10-25', new Date(now))).toBe(day);
});

const until = (terminDo?: string | null) => {
  const offer = testOffer({ id: 1 });
  return { ...offer, nabor: { ...offer.nabor, terminDo } };
};

test.each<[(string | null | undefined)[], string | null]>([
  [['2026-10-25', '2027-01-31', '2026-12-01'], '2027-01-31'],
  [['2026-10-25', undefined], null],
  [['2026-10-25', null], null],
  [[], null],
])('of offers until %j the latest is %j', (days, latest) => {
  expect(latestDeadline(days.map(until))).toBe(latest);
});

const HOUR = 3_600_000;

/** 1:00 UTC on the last Sunday of a month, when the clocks change. */
function change(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * HOUR;
}

test('every hour of a year has its day in Poland, in summer and in winter', () => {
  for (let time = Date.UTC(2026, 0, 1) - HOUR; time < Date.UTC(2027, 0, 2); time += HOUR) {
    const isSummer = time >= change(2026, 3) && time < change(2026, 10);
    const local = new Date(time + (isSummer ? 2 : 1) * HOUR);
    expect(dayInPoland(new Date(time))).toBe(local.toISOString().slice(0, 10));
    expect(dayInPoland(new Date(time - 1))).toBe(
      new Date(local.getTime() - 1 - (time === change(2026, 3) ? HOUR : 0))
        .toISOString()
        .slice(0, 10),
    );
  }
});
