import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** 48 bytes: an Ed25519 key as PKCS#8. */
const BASE64 = /^[A-Za-z0-9+/]{64}$/;

function parsed(content: Buffer): KeyObject {
  return content.includes('-----BEGIN')
    ? createPrivateKey(content)
    : createPrivateKey({ key: content, format: 'der', type: 'pkcs8' });
}

/**
 * The key that signs receipts; null when it is none.
 *
 * @param given an Ed25519 key as PKCS#8 in base64, or the path of a file with it
 */
export function readReceiptKey(given: string): KeyObject | null {
  try {
    const key = parsed(BASE64.test(given) ? Buffer.from(given, 'base64') : readFileSync(given));
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

/** The raw public key as base64url, as the site configuration lists it. */
export function publicKeyOf(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'jwk' }).x ?? '';
}
