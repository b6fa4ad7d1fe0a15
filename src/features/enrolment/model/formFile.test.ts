import { pbkdf2Sync } from 'node:crypto';
import { decrypt, encrypt, isFormFile, ITERATIONS, MAX_FILE_BYTES } from './formFile';
import { passphraseLength, passphraseOf, randomPassphrase } from './passphrase';

const TEXT = JSON.stringify({ imie: 'Przykład', pesel: '44051401359' });
const PASSPHRASE = 'zielony parasol 7';
/** For tests that only look at the format. */
const FEW = 10;

const encrypted = (text = TEXT) => encrypt(text, PASSPHRASE, FEW);

function changed(file: Uint8Array<ArrayBuffer>, at: number, by = 1) {
  const copy = file.slice();
  copy.set([(copy.at(at) ?? 0) ^ by], at < 0 ? copy.length + at : at);
  return copy;
}

test('a file opens with its passphrase only', async () => {
  const file = await encrypted();
  expect(isFormFile(file)).toBe(true);
  expect(await decrypt(file, PASSPHRASE)).toBe(TEXT);
  expect(await decrypt(file, `${PASSPHRASE}8`)).toBeNull();
  expect(await decrypt(file, '')).toBeNull();
});

test('two files of one form have nothing in common, and contain no plaintext', async () => {
  const [one, other] = await Promise.all([encrypted(), encrypted()]);
  expect(one.slice(13)).not.toEqual(other.slice(13));
  const same = one.filter((byte, at) => at >= 13 && byte === other.at(at)).length;
  expect(same).toBeLessThan(one.length / 8);
  const text = Buffer.from(one).toString('latin1');
  for (const part of ['imie', '44051401359', 'Przyk', PASSPHRASE]) expect(text).not.toContain(part);
});

test('the shipped count is derived by PBKDF2-HMAC-SHA-256, as the header says', async () => {
  expect(ITERATIONS).toBeGreaterThanOrEqual(600_000);
  const file = Buffer.from(await encrypt(TEXT, PASSPHRASE));
  expect(file.readUInt32BE(9)).toBe(ITERATIONS);
  const raw = pbkdf2Sync(PASSPHRASE, file.subarray(13, 29), ITERATIONS, 32, 'sha256');
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt']);
  const content = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: file.subarray(29, 41), additionalData: file.subarray(0, 41) },
    key,
    file.subarray(41),
  );
  expect(new TextDecoder().decode(content)).toBe(TEXT);
});

test.each([
  ['a smaller count of iterations', 12],
  ['a count of iterations that takes minutes', 9],
  ['the salt', 13],
  ['the nonce', 29],
  ['the content', 41],
  ['the tag', -1],
])('%s changed in one bit does not open', async (_what, at) => {
  const file = changed(await encrypted(), at);
  expect(isFormFile(file)).toBe(true);
  expect(await decrypt(file, PASSPHRASE)).toBeNull();
});

test('no iterations at all do not open', async () => {
  const file = await encrypted();
  file.fill(0, 9, 13);
  expect(await decrypt(file, PASSPHRASE)).toBeNull();
});

/** The file with bytes after its end, one more than a file may have. */
function padded(file: Uint8Array<ArrayBuffer>) {
  const longer = new Uint8Array(MAX_FILE_BYTES + 1);
  longer.set(file);
  return longer;
}

test.each<[string, (file: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>]>([
  ['an empty one', () => new Uint8Array()],
  ['one with another name at its start', (file) => changed(file, 7)],
  ['one of another version', (file) => changed(file, 8, 3)],
  ['one without content', (file) => file.slice(0, 56)],
  ['one with bytes too many', padded],
])('%s is no exported form', async (_what, make) => {
  expect(isFormFile(make(await encrypted()))).toBe(false);
});

test('a form that is too large for a file is rejected', async () => {
  const largest = MAX_FILE_BYTES - 41 - 16;
  expect(isFormFile(await encrypted('x'.repeat(largest)))).toBe(true);
  await expect(encrypted('x'.repeat(largest + 1))).rejects.toThrow(RangeError);
});

test.each([
  ['12345-67890', '1234567890'],
  [' 12345 67890 ', '1234567890'],
  ['Zie\u0301lony parasol\u00a07 ', 'Ziélony parasol 7'],
  ['12345-a', '12345-a'],
])('"%s" is the passphrase "%s"', (typed, passphrase) => {
  expect(passphraseOf(typed)).toBe(passphrase);
});

test('the length of a passphrase counts characters, not UTF-16 units', () => {
  expect(passphraseLength(' 👩‍🎓abc1234')).toBe(10);
  expect(passphraseLength('   1-2-3-4  ')).toBe(4);
});

test('random passphrases are four groups of five random digits', () => {
  const made = Array.from({ length: 200 }, randomPassphrase);
  expect(new Set(made).size).toBe(made.length);
  for (const one of made) expect(one).toMatch(/^\d{5}(-\d{5}){3}$/);
  const digits = made.join('').replaceAll('-', '');
  for (const digit of '0123456789') {
    const count = digits.split(digit).length - 1;
    // 400 are expected, and 6 standard deviations are 114.
    expect(Math.abs(count - 400)).toBeLessThan(114);
  }
});
