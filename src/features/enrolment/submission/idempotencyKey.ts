import type { Application } from '../../../contract/application';
import { keepForTab, readTab } from '../../../storage/tabStorage';

/** Kept for the tab: a reload must not turn a retry into another application. */
const SALT = 'rekrutacja.salt';

function freshSalt(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** The salt of this tab, made when there is none; where the browser keeps nothing it lasts as long as the page. */
function saltOfTab(): string {
  const salt = readTab(SALT) ?? freshSalt();
  keepForTab(SALT, salt);
  return salt;
}

/** 32 bits of a text, as eight hexadecimal digits (FNV-1a). */
function hash(text: string): string {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  }
  return (bits >>> 0).toString(16).padStart(8, '0');
}

/** A UUID (version 4 in form) that follows from a text. */
function uuidOf(text: string): string {
  const hex = [1, 2, 3, 4].map((part) => hash(`${part}${text}${part}`)).join('');
  const variant = ((parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return hex.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
    (_all, ...[first, second, third, fourth, last]: string[]) =>
      `${first}-${second}-4${third}-${variant}${fourth}-${last}`,
  );
}

export interface IdempotencyKeys {
  /** The `Idempotency-Key` of an application: the same for every retry of the same content, whatever came between. */
  keyOf: (application: Application) => string;
  /** Forgets all contents: none of them will be sent again. */
  forget: () => void;
}

/**
 * Makes the keys of what is submitted (contract, "The application that is sent"): out of the content and a random salt,
 * so that nothing about the content has to be kept and no key can be foreseen. `crypto.subtle` is missing where the site
 * is served over plain http.
 */
export function idempotencyKeys(): IdempotencyKeys {
  let salt: string | null = null;
  return {
    keyOf: (application) => {
      salt ??= saltOfTab();
      return uuidOf(salt + JSON.stringify(application));
    },
    forget: () => {
      salt = null;
      keepForTab(SALT, null);
    },
  };
}
