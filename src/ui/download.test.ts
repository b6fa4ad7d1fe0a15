import { interceptDownloads } from '../testing/interceptDownloads';
import { download } from './download';

test('offers a file under its name, and forgets it once the browser has read it', async () => {
  jest.useFakeTimers();
  const { names, files } = interceptDownloads();
  const revoke = jest.fn();
  URL.revokeObjectURL = revoke;
  download('one.txt', 'One', 'text/plain');
  download('two.txt', 'Two', 'text/plain');
  expect(names).toEqual(['one.txt', 'two.txt']);
  expect(files.map(({ type, size }) => [type, size])).toEqual([
    ['text/plain', 3],
    ['text/plain', 3],
  ]);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(revoke).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(revoke.mock.calls).toEqual([['blob:1'], ['blob:2']]);
});
