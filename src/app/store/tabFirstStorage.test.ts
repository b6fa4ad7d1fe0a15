import { browserStorage } from './browserStorage';
import { tabFirstStorage } from './tabFirstStorage';

const storage = tabFirstStorage(
  browserStorage(() => sessionStorage),
  browserStorage(() => localStorage),
);

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('a new tab reads what was written last', async () => {
  localStorage.setItem('key', 'another tab');
  expect(await storage.getItem('key')).toBe('another tab');
});

test('a tab reads its own value whatever another tab writes', async () => {
  await storage.setItem('key', 'this tab');
  expect(localStorage.getItem('key')).toBe('this tab');
  localStorage.setItem('key', 'another tab');
  expect(await storage.getItem('key')).toBe('this tab');
});

test('what is removed is in neither', async () => {
  await storage.setItem('key', 'value');
  await storage.removeItem('key');
  expect([sessionStorage.getItem('key'), localStorage.getItem('key')]).toEqual([null, null]);
});

test("an outdated value of the tab goes when the tab's storage is full", async () => {
  await storage.setItem('key', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...item) {
    if (this === sessionStorage) throw new DOMException('full', 'QuotaExceededError');
    this[item[0]] = item[1];
  });
  await storage.setItem('key', 'new');
  expect(await storage.getItem('key')).toBe('new');
});

test('what a tab had written already does not replace what another tab wrote since', async () => {
  await storage.setItem('key', 'this tab');
  localStorage.setItem('key', 'another tab');
  await storage.setItem('key', 'this tab');
  expect(localStorage.getItem('key')).toBe('another tab');
});
