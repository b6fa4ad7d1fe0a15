import { browserStorage } from './browserStorage';

test('a value can be set, read and removed', async () => {
  const storage = browserStorage(() => sessionStorage);
  await storage.setItem('key', 'value');
  expect(await storage.getItem('key')).toBe('value');
  await storage.removeItem('key');
  expect(await storage.getItem('key')).toBeNull();
});

test('blocked storage is empty and accepts everything', async () => {
  const blocked = browserStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect(blocked.setItem('key', 'value')).resolves.toBeUndefined();
  await expect(blocked.removeItem('key')).resolves.toBeUndefined();
  await expect(blocked.getItem('key')).resolves.toBeNull();
});
