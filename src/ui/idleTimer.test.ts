import { IDLE_LIFE_MS, idleTimer, WARNING_MS } from './idleTimer';

const MINUTE = 60_000;
const state = jest.fn<'idle' | 'busy' | 'none', []>();
const onWarning = jest.fn();
const onExpired = jest.fn();

let timer: ReturnType<typeof idleTimer>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  state.mockReturnValue('idle');
  timer = idleTimer({ state, onWarning, onExpired });
});
afterEach(() => {
  timer.stop();
});

test('the end comes after 60 minutes, five minutes after a warning', () => {
  timer.start();
  const deadline = Date.now() + IDLE_LIFE_MS;
  jest.advanceTimersByTime(IDLE_LIFE_MS - WARNING_MS - 1);
  expect(onWarning).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onWarning).toHaveBeenLastCalledWith(deadline);
  jest.advanceTimersByTime(WARNING_MS - 1);
  expect(onExpired).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onExpired).toHaveBeenCalledTimes(1);
  expect(onWarning).toHaveBeenLastCalledWith(null);
});

test('a start in the past leaves the rest of the 60 minutes', () => {
  timer.start(Date.now() - IDLE_LIFE_MS / 2);
  jest.advanceTimersByTime(IDLE_LIFE_MS / 2 - 1);
  expect(onExpired).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onExpired).toHaveBeenCalledTimes(1);
});

test.each([
  ['a change', () => timer.start()],
  ['the answer that the data is to be kept', () => timer.renew()],
])('%s after the warning gives another 60 minutes', (_what, act) => {
  timer.start();
  jest.advanceTimersByTime(IDLE_LIFE_MS - MINUTE);
  expect(onWarning).toHaveBeenCalledTimes(1);
  act();
  expect(onWarning).toHaveBeenLastCalledWith(null);
  jest.advanceTimersByTime(IDLE_LIFE_MS - MINUTE);
  expect(onExpired).not.toHaveBeenCalled();
  jest.advanceTimersByTime(MINUTE);
  expect(onExpired).toHaveBeenCalledTimes(1);
});

test('a page without personal data neither warns nor expires', () => {
  timer.start();
  state.mockReturnValue('none');
  jest.advanceTimersByTime(3 * IDLE_LIFE_MS);
  expect(onWarning).not.toHaveBeenCalled();
  expect(onExpired).not.toHaveBeenCalled();
});

test.each([
  ['a computer wakes from sleep', 2 * IDLE_LIFE_MS, () => document, 'visibilitychange'],
  ['the clock was set back', -2 * IDLE_LIFE_MS, () => document, 'visibilitychange'],
  ['the page is taken from memory', 2 * IDLE_LIFE_MS, () => window, 'pageshow'],
])('it has expired when %s', (_what, passed, target, event) => {
  timer.start();
  jest.setSystemTime(Date.now() + passed);
  target().dispatchEvent(new Event(event));
  expect(onExpired).toHaveBeenCalledTimes(1);
});

test('renewing too late has no effect', () => {
  timer.start();
  jest.setSystemTime(Date.now() + IDLE_LIFE_MS);
  timer.renew();
  expect(onExpired).toHaveBeenCalledTimes(1);
});

test('nothing expires while it is busy', () => {
  timer.start();
  state.mockReturnValue('busy');
  jest.advanceTimersByTime(2 * IDLE_LIFE_MS);
  expect(onWarning).not.toHaveBeenCalled();
  expect(onExpired).not.toHaveBeenCalled();
  state.mockReturnValue('idle');
  jest.advanceTimersByTime(MINUTE);
  expect(onExpired).toHaveBeenCalledTimes(1);
});

test('a stopped timer does nothing', () => {
  timer.start();
  timer.stop();
  jest.advanceTimersByTime(2 * IDLE_LIFE_MS);
  for (const call of [onWarning, onExpired]) expect(call).not.toHaveBeenCalled();
});
