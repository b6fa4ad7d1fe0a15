/*
 * The encrypted file with a candidate's form (docs/adr/0022). All numbers are big-endian:
 *
 *   bytes  0-7   "REKRFORM"
 *          8     version, 1
 *          9-12  iterations of PBKDF2-HMAC-SHA-256
 *         13-28  salt
 *         29-40  nonce of AES-GCM-256
 *         41-    ciphertext, with the tag of 16 bytes at its end
 *
 * Bytes 0-40 are the additional data of the encryption, so a file with a changed header cannot be decrypted.
 */

/** The smallest count that OWASP recommends for PBKDF2-HMAC-SHA-256. */
export const ITERATIONS = 600_000;
/** A file with more is considered damaged: deriving its key would take a phone minutes. */
const MAX_ITERATIONS = 2_000_000;
/** In bytes; a completely filled-in form has about 2,000. */
export const MAX_FILE_BYTES = 64 * 1024;

const MAGIC = 'REKRFORM';
const VERSION = 1;
const VERSION_AT = 8;
const ITERATIONS_AT = 9;
const SALT_AT = 13;
const NONCE_AT = 29;
const HEADER_LENGTH = 41;
const TAG_LENGTH = 16;

type Bytes = Uint8Array<ArrayBuffer>;

/** Returns whether the browser can encrypt: only on pages with https. */
export function canEncrypt(): boolean {
  return typeof crypto !== 'undefined' && 'subtle' in crypto;
}

/** Returns whether size and header are those of an exported form; the rest may still be damaged. */
export function isFormFile(bytes: Bytes): boolean {
  if (bytes.length < HEADER_LENGTH + TAG_LENGTH || bytes.length > MAX_FILE_BYTES) return false;
  const magic = String.fromCharCode(...bytes.subarray(0, VERSION_AT));
  return magic === MAGIC && bytes[VERSION_AT] === VERSION;
}

/**
 * Encrypts a text with a passphrase.
 *
 * @param iterations only tests use fewer
 * @throws RangeError when the file would be larger than `MAX_FILE_BYTES`
 */
export async function encrypt(
  text: string,
  passphrase: string,
  iterations = ITERATIONS,
): Promise<Bytes> {
  const header = crypto.getRandomValues(new Uint8Array(HEADER_LENGTH));
  header.set(new TextEncoder().encode(MAGIC));
  header[VERSION_AT] = VERSION;
  new DataView(header.buffer).setUint32(ITERATIONS_AT, iterations);
  const key = await keyOf(header, passphrase, iterations);
  const content = new TextEncoder().encode(text);
  const ciphertext = await crypto.subtle.encrypt(parametersOf(header), key, content);
  const file = new Uint8Array(HEADER_LENGTH + ciphertext.byteLength);
  if (file.length > MAX_FILE_BYTES) throw new RangeError('The form is too large for a file.');
  file.set(header);
  file.set(new Uint8Array(ciphertext), HEADER_LENGTH);
  return file;
}

/** Decrypts an exported form; null for a wrong passphrase or a damaged file, which AES-GCM cannot tell apart. */
export async function decrypt(file: Bytes, passphrase: string): Promise<string | null> {
  const header = file.slice(0, HEADER_LENGTH);
  const iterations = new DataView(header.buffer).getUint32(ITERATIONS_AT);
  if (iterations < 1 || iterations > MAX_ITERATIONS) return null;
  try {
    const key = await keyOf(header, passphrase, iterations);
    const ciphertext = file.slice(HEADER_LENGTH);
    const content = await crypto.subtle.decrypt(parametersOf(header), key, ciphertext);
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

function parametersOf(header: Bytes): AesGcmParams {
  const iv = header.slice(NONCE_AT, HEADER_LENGTH);
  return { name: 'AES-GCM', iv, additionalData: header, tagLength: TAG_LENGTH * 8 };
}

async function keyOf(header: Bytes, passphrase: string, iterations: number): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(passphrase);
  const material = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey']);
  const salt = header.slice(SALT_AT, NONCE_AT);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}
