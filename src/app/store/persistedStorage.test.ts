import { blockStorages } from '../../testing/blockStorages';
import { persistedStorage } from './persistedStorage';

const storage = persistedStorage();

test('blocked storage is empty and accepts everything', async () => {
  blockStorages();
  const refused = jest.fn();
  const blocked = persistedStorage(refused);
  await expect(blocked.setItem('key', 'value')).resolves.toBeUndefined();
  expect(refused).toHaveBeenCalled();
  await expect(blocked.removeItem('key')).resolves.toBeUndefined();
  await expect(blocked.getItem('key')).resolves.toBeNull();
});

test('a new tab reads the value written last', async () => {
  localStorage.setItem('key', 'another tab');
  expect(await storage.getItem('key')).toBe('another tab');
});

test('a tab reads its own value after another tab has written', async () => {
  await storage.setItem('key', 'this tab');
  expect(localStorage.getItem('key')).toBe('this tab');
  localStorage.setItem('key', 'another tab');
  expect(await storage.getItem('key')).toBe('this tab');
});

test('removing deletes both values', async () => {
  await storage.setItem('key', 'value');
  await storage.removeItem('key');
  expect([sessionStorage.getItem('key'), localStorage.getItem('key')]).toEqual([null, null]);
});

test("an outdated value of the tab is removed when the tab's storage is full", async () => {
  await storage.setItem('key', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...item) {
    if (this === sessionStorage) throw new DOMException('full', 'QuotaExceededError');
    this[item[0]] = item[1];
  });
  await storage.setItem('key', 'new');
  expect(await storage.getItem('key')).toBe('new');
});

test('an unchanged value does not replace a newer one of another tab', async () => {
  await storage.setItem('key', 'this tab');
  localStorage.setItem('key', 'another tab');
  await storage.setItem('key', 'this tab');
  expect(localStorage.getItem('key')).toBe('another tab');
});
