import { savedAtText } from './applicationCopy';

test.each([
  ['2026-09-01T10:00:00.000Z', '01/09/2026, 12:00'],
  ['2026-01-31T23:05:00.000Z', '01/02/2026, 00:05'],
])('%s is %s in the time of the institution', (instant, text) => {
  expect(savedAtText(instant)).toBe(text);
});
