import { caretIn } from './caret';

it.each([
  ['30|59', '30|-59'],
  ['304|59', '30-4|59'],
  ['3|0459', '3|0-459'],
  ['|30459', '|30-459'],
  ['30459|', '30-459|'],
  ['30-4|59', '304|59'],
  ['29/02x|/2004', '29/02|/2004'],
  ['304x|', '30-4|'],
])('%s is shown as %s', (typed, shown) => {
  const caret = caretIn(shown.replace('|', ''), typed.replace('|', ''), typed.indexOf('|'));
  expect(caret).toBe(shown.indexOf('|'));
});
