import { stableErrors } from './stableErrors';

const short = (least: number) => ({ id: 'short', values: { least } });

test('keeps the objects of equal messages', () => {
  const last = { name: short(3), address: { town: short(2) } };
  const next = stableErrors({ name: short(3), address: { town: short(2) } }, last);
  expect(next.name).toBe(last.name);
  expect((next.address as typeof last.address).town).toBe(last.address.town);
});

test('uses changed messages, and drops removed ones', () => {
  const last = { name: short(3), email: { id: 'required' } };
  expect(stableErrors({ name: short(4), town: short(2) }, last)).toEqual({
    name: short(4),
    town: short(2),
  });
});
