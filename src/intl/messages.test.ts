import { loadMessages, localeOf } from './messages';

test.each(['pl', 'eng', 'de', 'sk', 'cs', 'ru', 'uz'])(
  '%s has texts of its own',
  async (language) => {
    const texts = await loadMessages(language);
    const polish = await loadMessages('pl');
    expect(texts['panel.tytul']).toBeDefined();
    if (language !== 'pl') expect(texts['panel.tytul']).not.toBe(polish['panel.tytul']);
  },
);

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
