import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { EnvironmentError } from '../environment';

/** 48 bytes: an Ed25519 key as PKCS#8. */
const BASE64 = /^[A-Za-z0-9+/]{64}$/;

function contentOf(given: string): Buffer {
  if (BASE64.test(given)) return Buffer.from(given, 'base64');
  try {
    return readFileSync(given);
  } catch (cause) {
    // Without the path, which may be a mistyped key.
    const { code } = cause as NodeJS.ErrnoException;
    const message = `RECEIPT_KEY is neither 64 characters of base64 nor a file that can be read (${code}).`;
    throw new EnvironmentError(message, { cause });
  }
}

function parsed(content: Buffer): KeyObject {
  try {
    return content.includes('-----BEGIN')
      ? createPrivateKey(content)
      : createPrivateKey({ key: content, format: 'der', type: 'pkcs8' });
  } catch (cause) {
    const message = 'RECEIPT_KEY is no private key as PKCS#8 without a password.';
    throw new EnvironmentError(message, { cause });
  }
}

/**
 * The key that signs receipts; null without one.
 *
 * @param given an Ed25519 key as PKCS#8 in base64, or the path of a file with it
 * @throws EnvironmentError that says what is wrong, and never repeats what was given
 */
export function readReceiptKey(given: string | null): KeyObject | null {
  if (given === null) return null;
  const key = parsed(contentOf(given));
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new EnvironmentError(
    `RECEIPT_KEY must be an Ed25519 key, but is one of ${String(key.asymmetricKeyType)}.`,
  );
}

/** The raw public key as base64url, as the site configuration lists it. */
export function publicKeyOf(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'jwk' }).x ?? '';
}
