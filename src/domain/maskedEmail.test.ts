import { maskedEmail } from './maskedEmail';

test.each([
  ['kasia@gmail.com', 'k•••@g•••.com'],
  ['k@o2.pl', 'k•••@o•••.pl'],
  ['😀.jan+x@poczta.przykład.com.pl', '😀•••@p•••.pl'],
])('%s is shown as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
