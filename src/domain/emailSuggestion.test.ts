import { suggestedEmail } from './emailSuggestion';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gmmail.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['gmail.pl', 'gmail.com'],
  ['GMIAL.COM', 'gmail.com'],
  ['wp.l', 'wp.pl'],
  ['wp.lp', 'wp.pl'],
  ['o2.p', 'o2.pl'],
  ['onte.pl', 'onet.pl'],
  ['poczta.onet.p', 'poczta.onet.pl'],
  ['intreia.pl', 'interia.pl'],
  ['seznam.c', 'seznam.cz'],
  ['zoznma.sk', 'zoznam.sk'],
  ['mail.r', 'mail.ru'],
  ['yadnex.ru', 'yandex.ru'],
  ['ukr.nte', 'ukr.net'],
  ['umail.u', 'umail.uz'],
  ['gmx.d', 'gmx.de'],
  ['hotmial.com', 'hotmail.com'],
  ['iclod.com', 'icloud.com'],
])('[5.1.4] suggests a correction of %s: %s', (typed, meant) => {
  expect(suggestedEmail(`Jan.Test+a@${typed}`)).toBe(`Jan.Test+a@${meant}`);
});

test.each([
  'GMail.com',
  'gxyil.com',
  'gaxil.com',
  'gxmil.com',
  'gamlxx.com',
  'gmx.ch',
  'wp.com',
  'up.pl',
  'email.com',
  'mail.com',
  'mail.de',
  'mail.eu',
  'mail.uz',
  'yahoo.de',
  'hotmail.fr',
  'uw.edu.pl',
  'example.com',
  'constructor.com',
])('suggests nothing for %s', (domain) => {
  expect(suggestedEmail(`jan@${domain}`)).toBeNull();
});

test.each(['', 'gmial.com', '@gmial.com', 'jan@', 'jan@gmial', 'jan@.', 'jan@.com', 'jan@gmail.'])(
  'suggests nothing for "%s", which is not an address',
  (text) => {
    expect(suggestedEmail(text)).toBeNull();
  },
);

test('ignores spaces around the address', () => {
  expect(suggestedEmail(' j@gmial.com\u200b ')).toBe('j@gmail.com');
});
