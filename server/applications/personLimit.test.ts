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

test('one person waits until the minute is over, another one does not', () => {
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

test('the same person at another address has a limit of its own', () => {
  const take = limitOf(1);
  take('a', '1', 'elsewhere');
  expect(take('a', '2', 'elsewhere').wait).toBe(60);
  expect(take('a', '2').wait).toBe(0);
});

test('repeated applications for one offer count once', () => {
  const take = limitOf(2);
  for (let again = 0; again < 50; again += 1) expect(take('a', '1').wait).toBe(0);
  expect(take('a', '2').wait).toBe(0);
});

test('what is given back does not count, however often', () => {
  const take = limitOf(1);
  for (let again = 0; again < 50; again += 1) {
    const { wait, giveBack } = take('a', String(again));
    expect(wait).toBe(0);
    giveBack();
  }
});

test('a repeated application gives nothing back of the first one', () => {
  const take = limitOf(1);
  take('a', '1');
  take('a', '1').giveBack();
  take('a', '2').giveBack();
  expect(take('a', '2').wait).toBe(60);
});

test('only so many persons are remembered, the oldest is forgotten first', () => {
  const take = limitOf(1, 2);
  for (const person of ['a', 'b', 'c']) take(person, '1');
  seconds = 1;
  expect(take('c', '2').wait).toBe(59);
  expect(take('b', '2').wait).toBe(59);
  expect(take('a', '2').wait).toBe(0);
});

test('0 is without limit', () => {
  const take = limitOf(0);
  expect(Array.from({ length: 50 }, (_, offer) => take('a', String(offer)).wait)).not.toContain(60);
});
