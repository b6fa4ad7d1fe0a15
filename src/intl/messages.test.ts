import { createIntl } from 'react-intl';
import { LANGUAGES } from '../contract/languages';
import { loadedMessages, loadLaterMessages, loadMessages, localeOf } from './messages';

test('later messages are loaded for each shown language, and for those shown afterwards', async () => {
  const first = await loadMessages('pl');
  const before = { ...first };
  await loadMessages('de');
  expect(loadedMessages('pl', 'later')).toBeUndefined();
  await loadLaterMessages();
  expect(loadedMessages('pl', 'later')).toBeDefined();
  expect(loadedMessages('de', 'later')).toBeDefined();
  expect(loadedMessages('eng', 'later')).toBeUndefined();
  await loadMessages('eng');
  expect(loadedMessages('eng', 'later')).toBeDefined();
  // The same object as before: what is rendered is not rendered again.
  expect(loadedMessages('pl')).toBe(first);
  expect(first).toEqual(before);
});

test.each(LANGUAGES)('[1.2.1, 1.2.4, 9.1.1] %s has its own messages', async (language) => {
  const texts = await loadMessages(language);
  const polish = await loadMessages('pl');
  expect(texts['panel.tytul']).toBeDefined();
  if (language !== 'pl') expect(texts['panel.tytul']).not.toBe(polish['panel.tytul']);
});

test.each(['fr', '__proto__', 'toString', ''])(
  '[1.2.3, 9.1.1] the language "%s" falls back to Polish',
  async (language) => {
    expect(await loadMessages(language)).toEqual(await loadMessages('pl'));
    expect(localeOf(language)).toBe('pl');
  },
);

test('English is British: its tag and its clock', () => {
  const locale = localeOf('eng');
  expect(locale).toBe('en-GB');
  const intl = createIntl({ locale, timeZone: 'UTC' });
  const time = intl.formatTime('2026-09-01T14:05:00Z', { hour: '2-digit', minute: '2-digit' });
  expect(time).toBe('14:05');
});
