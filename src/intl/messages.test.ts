import { LANGUAGES } from '../contract/languages';
import { loadedLaterMessages, loadLaterMessages, loadMessages, localeOf } from './messages';

test('the messages of the form are loaded on demand, then in each language', async () => {
  await loadMessages('pl');
  expect(loadedLaterMessages('pl')).toBeUndefined();
  const another = loadMessages('de');
  await loadLaterMessages('later');
  expect(loadedLaterMessages('pl')).toBeDefined();
  await another;
  expect(loadedLaterMessages('de')).toBeDefined();
  await loadMessages('cs');
  expect(loadedLaterMessages('cs')).toBeDefined();
});

test.each(LANGUAGES)('%s has its own messages', async (language) => {
  const texts = await loadMessages(language);
  const polish = await loadMessages('pl');
  expect(texts['panel.tytul']).toBeDefined();
  if (language !== 'pl') expect(texts['panel.tytul']).not.toBe(polish['panel.tytul']);
});

test.each(['fr', '__proto__', 'toString', ''])(
  'the language "%s" falls back to Polish',
  async (language) => {
    expect(await loadMessages(language)).toEqual(await loadMessages('pl'));
    expect(localeOf(language)).toBe('pl');
  },
);

test('"eng" is "en" in HTML', () => {
  expect(localeOf('eng')).toBe('en');
});
