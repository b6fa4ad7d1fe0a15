import { canonicalJson } from './receipt';

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
