import fc from 'fast-check';
import { PersonLimit } from './personLimit';

const MINUTE = 60_000;

/** What a person applies for from an address, `ms` after the last time; `released` without effect. */
const attempts = fc.array(
  fc.record({
    ms: fc.constantFrom(0, 500, 10_000, 30_000, MINUTE),
    person: fc.constantFrom('a', 'b', 'c'),
    address: fc.constantFrom('home', 'elsewhere'),
    offer: fc.constantFrom('1', '2', '3'),
    released: fc.boolean(),
  }),
  { maxLength: 60 },
);

test('no more offers in a minute than allowed, of each person and address that is remembered', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2 }),
      fc.integer({ min: 1, max: 4 }),
      attempts,
      (most, capacity, all) => {
        let time = 0;
        const limit = new PersonLimit(most, capacity, () => time);
        /** The minutes in the order in which they began. */
        let minutes: { key: string; began: number; offers: string[] }[] = [];
        for (const { ms, released, ...attempt } of all) {
          time += ms;
          const key = `${attempt.person} ${attempt.address}`;
          const known = minutes.find((one) => one.key === key && time < one.began + MINUTE);
          const minute = known ?? { key, began: time, offers: [] };
          if (!known) {
            minutes = [...minutes.filter((one) => one.key !== key), minute].slice(-capacity);
          }
          const { wait, release } = limit.take(attempt);
          const isNew = !minute.offers.includes(attempt.offer);
          const isRefused = isNew && minute.offers.length >= most;
          expect(wait).toBe(isRefused ? Math.ceil((minute.began + MINUTE - time) / 1000) : 0);
          if (released) release();
          else if (isNew && !isRefused) minute.offers.push(attempt.offer);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('0 means no limit', () => {
  const limit = new PersonLimit(0);
  const waits = Array.from(
    { length: 50 },
    (_, offer) => limit.take({ person: 'a', address: 'home', offer: String(offer) }).wait,
  );
  expect(new Set(waits)).toEqual(new Set([0]));
});
