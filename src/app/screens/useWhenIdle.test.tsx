import { act, renderHook } from '@testing-library/react';
import { useWhenIdle } from './useWhenIdle';

test('what may wait follows once the browser is idle, in the order of its changes', () => {
  const waiting = new Map<number, () => void>();
  window.requestIdleCallback = (run) => {
    const request = waiting.size + 1;
    waiting.set(request, () => run({ didTimeout: false, timeRemaining: () => 50 }));
    return request;
  };
  window.cancelIdleCallback = (request) => waiting.set(request, () => undefined);
  const beIdle = () => {
    act(() => {
      for (const run of waiting.values()) run();
    });
  };
  const { result, rerender } = renderHook(
    ({ value, waits }: { value: string; waits: boolean }) => useWhenIdle(value, waits),
    { initialProps: { value: 'first', waits: true } },
  );
  expect(result.current).toBeNull();
  beIdle();
  expect(result.current).toBe('first');

  rerender({ value: 'second', waits: true });
  rerender({ value: 'third', waits: true });
  expect(result.current).toBe('first');
  beIdle();
  expect(result.current).toBe('third');

  rerender({ value: 'fourth', waits: false });
  expect(result.current).toBe('fourth');
});
