import { canonicalJson, fingerprintText, receiptParts, signedText } from './receipt';

test('keys are sorted as in RFC 8785, section 3.2.3', () => {
  const keys = ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33'];
  const given = Object.fromEntries([...keys].reverse().map((key, index) => [key, index]));
  const members = keys.map((key) => `${JSON.stringify(key)}:${String(given[key])}`);
  expect(canonicalJson(given)).toBe(`{${members.join()}}`);
});

test('numbers, texts and literals are written as in RFC 8785, section 3.2.2', () => {
  const given = {
    numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 1e-27],
    string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
    literals: [null, true, false],
  };
  expect(canonicalJson(given)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
      String.raw`"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  );
});

test('a receipt is of every part down to the third level, by its path', () => {
  const application = { a: { b: { c: { d: 1 } }, e: null }, f: [{ g: 'h' }] };
  const stored = { numer: 'K7PM3XVA', zapisano: '2026-09-01T10:00:00Z', teksty: { polska: 'PL' } };
  expect(receiptParts(application, stored)).toEqual([
    ['a.b.c', { d: 1 }],
    ['a.e', null],
    ['f.0.g', 'h'],
    ['numer', stored.numer],
    ['zapisano', stored.zapisano],
    ['teksty.polska', 'PL'],
  ]);
});

test('a fingerprint and a signature are of texts that never change', () => {
  expect(fingerprintText('salt', 'f.0', { b: 1, a: 2 })).toBe('["salt","f.0",{"a":2,"b":1}]');
  expect(signedText({ b: 'x' })).toBe('{"odciski":{"b":"x"},"typ":"rekrutacja-potwierdzenie-1"}');
});
