import { verifyAsync } from '@noble/ed25519';
import type { CopyTools } from '../../copy/checkCopy';
import { spelledOut } from '../../copy/CopyDocument';
import { sanitise } from '../../ui/sanitise';

const encoder = new TextEncoder();

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** How a browser checks copies; WebCrypto has no Ed25519 in the older ones (docs/adr/0023-signed-receipt.md). */
export const BROWSER_TOOLS: Omit<CopyTools, 'intlOf'> = {
  sha256: async (text) => {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
    const base64 = btoa(String.fromCharCode(...hash));
    return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  },
  verify: async (text, signature, publicKey) => {
    try {
      return await verifyAsync(bytesOf(signature), encoder.encode(text), bytesOf(publicKey));
    } catch {
      // Bytes that are no signature.
      return false;
    }
  },
  // The sanitiser parses where a page of its own may not (Trusted Types).
  textOf: (html) => spelledOut(sanitise(html, 1)).textContent,
};
