import { act, renderHook } from '@testing-library/react';
import { useCopy } from './useCopy';

test('a page without a clipboard says that nothing was copied, each time', async () => {
  const { result } = renderHook(useCopy);
  for (const times of [1, 2]) {
    await act(() => result.current.copy('text'));
    expect(result.current.copied).toEqual({ ok: false, times });
  }
});
