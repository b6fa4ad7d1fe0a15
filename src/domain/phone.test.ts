import { isZerosOnly, phoneNumber, readablePhone, splitPhone, typedPhone } from './phone';

test.each([
  ['+48', '(22) 100-20-30', '+48221002030'],
  ['+48', '600.100.200', '+48600100200'],
  ['+48', '+48 600 100 200', '+48600100200'],
  ['+48', '0048 600 100 200', '+48600100200'],
  ['+48', '+49 151 000000', '+49151000000'],
  ['+48', '\u202a600 100 200\u202c', '+48600100200'],
  ['+48', '48 600 100 200', '+48600100200'],
  ['+48', '48 362 00 00', '+48483620000'],
  ['+7', '7 701 100 20 30', '+777011002030'],
  ['+48', '+49 (0)170 1234567', '+491701234567'],
  ['+48', '0049(0)170 1234567', '+491701234567'],
  ['+380', '0671234567', '+380671234567'],
  ['+44', '(0) 7700 900123', '+447700900123'],
  ['+48', '0 600 100 200', '+48600100200'],
  ['+39', '06 1234567', '+39061234567'],
  ['', '0600100200', '0600100200'],
  ['+48', '000 000 000', '+48000000000'],
  ['+48', '600abc', '+48600abc'],
])('%s and "%s" are sent as %s', (prefix, typed, sent) => {
  expect(phoneNumber(prefix, typed)).toBe(sent);
});

test.each([
  ['+48', '600 100 200', '+48 600 100 200'],
  ['+48', ' 600-100-200 ', '+48 600-100-200'],
  ['+48', '600100200', '+48 600 100 200'],
  ['+48', '+48 600 100 200', '+48600100200'],
  ['+380', '067 123 45 67', '+380 67 123 45 67'],
  ['', '600 100 200', '600 100 200'],
])('%s and "%s" are shown as %s', (prefix, typed, shown) => {
  expect(typedPhone(prefix, typed)).toBe(shown);
});

const PREFIXES = ['+4', '+48', '+1242', '+1', 'broken', ''];

test.each([
  ['+48 600 100 200', '+48', '600100200'],
  ['+1 242 100 20 30', '+1242', '1002030'],
  ['+1 300 100 20 30', '+1', '3001002030'],
  ['+48', '+48', ''],
])('"%s" is %s and %s', (text, numerKierunkowy, telefon) => {
  expect(splitPhone(text, PREFIXES, '+1')).toEqual({ numerKierunkowy, telefon });
});

test.each(['600 100 200', '48 600 100 200', '+999 100 200 300', '', '+'])(
  '"%s" contains no known prefix',
  (text) => {
    expect(splitPhone(text, PREFIXES, '+1')).toBeNull();
  },
);

test.each([
  ['+48600100200', '+48 600 100 200'],
  ['+481600100200', '+48 1600100200'],
  ['+486001002003', '+48 6001002003'],
  ['+999600100200', '+999600100200'],
])('%s is read as %s', (number, shown) => {
  expect(readablePhone(number, PREFIXES)).toBe(shown);
});

test('a Polish number without the plus loses 48 when +48 is chosen', () => {
  const cut = { numerKierunkowy: '+48', telefon: '600100200' };
  expect(splitPhone('48 600 100 200', PREFIXES, '+48')).toEqual(cut);
});

test.each([
  ['+48', '000000000', true],
  ['+48', '+48 000-000-000', true],
  ['', '000000000', true],
  ['+48', '000000001', false],
  ['+49', '030 000000', false],
  ['+48', '', false],
])('%s "%s" consists of zeros only: %s', (prefix, typed, zeros) => {
  expect(isZerosOnly(prefix, typed)).toBe(zeros);
});
