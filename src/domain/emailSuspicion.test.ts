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
  ['jan@пример.рф', { meant: null, letter: 'п' }],
  ['jan@xn--gmil-63d.com', { meant: null, letter: 'xn--' }],
  ['\u0410nna@gmail.com', { meant: 'Anna@gmail.com', letter: '\u0410' }],
  ['J\u0410N@WP.PL', { meant: 'JAN@WP.PL', letter: '\u0410' }],
  ['\u0412artek@wp.pl', { meant: 'Bartek@wp.pl', letter: '\u0412' }],
  ['jan@\u043e2.pl', { meant: 'jan@o2.pl', letter: '\u043e' }],
  ['jan@\u043e\u0440.pl', { meant: 'jan@op.pl', letter: '\u043e' }],
  ['łukasz@gmail.com', { meant: 'lukasz@gmail.com', letter: null }],
  ['Żaneta.Ćma@wp.pl', { meant: 'zaneta.cma@wp.pl', letter: null }],
  ['o’neil@wp.pl', { meant: "o'neil@wp.pl", letter: null }],
  ['jan–x@wp.pl', { meant: 'jan-x@wp.pl', letter: null }],
  ['jan@gmail.com.pl', { meant: 'jan@gmail.com', letter: null }],
  ['ｊａｎ＠ｇｍａｉｌ．ｃｏｍ', { meant: 'jan@gmail.com', letter: null }],
  ['jan@gmail,com', { meant: 'jan@gmail.com', letter: null }],
  ['<jan@gmail.com>', { meant: 'jan@gmail.com', letter: null }],
  ['Jan Próbny <jan@gmial.com>', { meant: 'jan@gmail.com', letter: null }],
  ['mailto:jan@wp.pl', { meant: 'jan@wp.pl', letter: null }],
  ['jan@wp.pl.', { meant: 'jan@wp.pl', letter: null }],
  ['jan@wp.pl, ', { meant: 'jan@wp.pl', letter: null }],
  ['jan @ wp . pl', { meant: 'jan@wp.pl', letter: null }],
])('%s is suspicious', (email, suspicion) => {
  expect(emailSuspicion(email)).toEqual(suspicion);
});

test.each([
  'jan@gmail.com',
  'at@dot.pl',
  'jan kowalski',
  'jan małpa wp kropka pl',
  'jan <kowalski>',
  "o'neil@wp.pl",
  'jan+x@uw.edu.pl',
  'почта@пример.рф',
  '😀@wp.pl',
  'żółw@łąka.example',
  '',
])('%s is not', (email) => {
  expect(emailSuspicion(email)).toBeNull();
});
