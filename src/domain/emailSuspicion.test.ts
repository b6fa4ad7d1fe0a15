import { emailSuspicion } from './emailSuspicion';

test.each([
  ['jan@gmial.com', { meant: 'jan@gmail.com', letter: null }],
  ['jan@gmail.c', { meant: 'jan@gmail.com', letter: null }],
  ['jan@gmail.c0m', { meant: 'jan@gmail.com', letter: null }],
  ['jan@gma\u03b9l.com', { meant: 'jan@gmail.com', letter: '\u03b9' }],
  ['jan@gm\u0430il.com', { meant: 'jan@gmail.com', letter: '\u0430' }],
  ['j\u0430n@wp.pl', { meant: 'jan@wp.pl', letter: '\u0430' }],
  ['\u0430nna@gmail.com', { meant: 'anna@gmail.com', letter: '\u0430' }],
  ['\u0430nn\u0430@gmial.com', { meant: 'anna@gmail.com', letter: '\u0430' }],
  ['jan@gmail.c\u03bfm', { meant: 'jan@gmail.com', letter: '\u03bf' }],
  ['jan\u044f@wp.pl', { meant: null, letter: '\u044f' }],
  ['анна@gmail.com', { meant: null, letter: 'а' }],
  ['jan@xn--gmil-63d.com', { meant: null, letter: 'xn--' }],
  ['ｊａｎ＠ｇｍａｉｌ．ｃｏｍ', { meant: 'jan@gmail.com', letter: null }],
])('%s is suspicious', (email, suspicion) => {
  expect(emailSuspicion(email)).toEqual(suspicion);
});

test.each([
  'jan@gmail.com',
  // Wrong all the same with the domain that is offered.
  '<jan@gmail.com>',
  "o'neil@wp.pl",
  'jan+x@uw.edu.pl',
  'почта@пример.рф',
  'jan@пример.рф',
  'żółw@łąka.example',
  '',
])('%s is not', (email) => {
  expect(emailSuspicion(email)).toBeNull();
});
