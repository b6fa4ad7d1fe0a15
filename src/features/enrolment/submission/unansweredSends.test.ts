import { unansweredSends } from './unansweredSends';

beforeEach(() => {
  sessionStorage.clear();
});

test('a send without an answer is remembered over a reload, for its offer alone', () => {
  expect(unansweredSends().begin('1/2')).toBe(false);
  const reloaded = unansweredSends();
  expect(reloaded.begin('1/3')).toBe(false);
  expect(reloaded.begin('1/2')).toBe(true);
});

test.each([
  ['refused', 'notSaved'],
  ['saved', 'forget'],
] as const)('one that was %s is forgotten', (_what, end) => {
  const sends = unansweredSends();
  sends.begin('1/2');
  sends[end]('1/2');
  expect(sessionStorage).toHaveLength(0);
  expect(sends.begin('1/2')).toBe(false);
});

test.each(['{', '{}', '[7]'])('what is kept as %s is nothing', (damaged) => {
  sessionStorage.setItem('rekrutacja.bez_odpowiedzi', damaged);
  expect(unansweredSends().begin('1/2')).toBe(false);
});
