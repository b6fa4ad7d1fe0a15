import { browserStorage } from './browserStorage';

test('what is set can be read and removed', async () => {
  const storage = browserStorage(() => sessionStorage);
  await storage.setItem('key', 'value');
  expect(await storage.getItem('key')).toBe('value');
  await storage.removeItem('key');
  expect(await storage.getItem('key')).toBeNull();
});

test('storage that the browser blocks reads as empty and takes everything', async () => {
  const blocked = browserStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect(blocked.setItem('key', 'value')).resolves.toBeUndefined();
  await expect(blocked.removeItem('key')).resolves.toBeUndefined();
  await expect(blocked.getItem('key')).resolves.toBeNull();
});
