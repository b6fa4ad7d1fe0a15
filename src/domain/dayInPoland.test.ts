import { dayInPoland } from './dayInPoland';

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
