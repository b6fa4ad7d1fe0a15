import { PersonLimit } from './personLimit';

let seconds = 0;
beforeEach(() => {
  seconds = 0;
});

function limitOf(most: number, capacity?: number) {
  const limit = new PersonLimit(most, capacity, () => seconds * 1000);
  return (person: string, offer: string, address = 'home') =>
    limit.take({ person, offer, address });
}

test('counts each person separately and resets after a minute', () => {
  const take = limitOf(2);
  expect([take('a', '1').wait, take('a', '2').wait]).toEqual([0, 0]);
  seconds = 10.5;
  expect(take('a', '3').wait).toBe(50);
  expect(take('b', '3').wait).toBe(0);
  seconds = 59.9;
  expect(take('a', '3').wait).toBe(1);
  seconds = 60;
  expect(take('a', '3').wait).toBe(0);
});

test('counts each address separately', () => {
  const take = limitOf(1);
  take('a', '1', 'elsewhere');
  expect(take('a', '2', 'elsewhere').wait).toBe(60);
  expect(take('a', '2').wait).toBe(0);
});

test('counts repeated applications for one offer once', () => {
  const take = limitOf(2);
  for (let again = 0; again < 50; again += 1) expect(take('a', '1').wait).toBe(0);
  expect(take('a', '2').wait).toBe(0);
});

test('does not count released applications', () => {
  const take = limitOf(1);
  for (let again = 0; again < 50; again += 1) {
    const { wait, release } = take('a', String(again));
    expect(wait).toBe(0);
    release();
  }
});

test('releasing a repeated application does not release the first one', () => {
  const take = limitOf(1);
  take('a', '1');
  take('a', '1').release();
  take('a', '2').release();
  expect(take('a', '2').wait).toBe(60);
});

test('evicts the oldest person above its capacity', () => {
  const take = limitOf(1, 2);
  for (const person of ['a', 'b', 'c']) take(person, '1');
  seconds = 1;
  expect(take('c', '2').wait).toBe(59);
  expect(take('b', '2').wait).toBe(59);
  expect(take('a', '2').wait).toBe(0);
});

test('a person whose minute began anew is evicted after one whose minute began before', () => {
  const take = limitOf(1, 2);
  take('a', '1');
  seconds = 30;
  take('b', '1');
  seconds = 60;
  take('a', '2');
  take('c', '1');
  expect(take('a', '3').wait).toBe(60);
  expect(take('b', '2').wait).toBe(0);
});

test('0 means no limit', () => {
  const take = limitOf(0);
  expect(Array.from({ length: 50 }, (_, offer) => take('a', String(offer)).wait)).not.toContain(60);
});
