import type { Application } from '../../../contract/application';

/** A random UUID (version 4); `crypto.randomUUID` is missing where the site is served over plain http. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  });
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export interface IdempotencyKeys {
  /** The `Idempotency-Key` of an application: the same for every retry of the same content, whatever came between. */
  keyOf: (application: Application) => string;
  /** Forgets all contents: none of them will be sent again. */
  forget: () => void;
}

/** Makes and keeps the keys of what is submitted (contract, "The application that is sent"). */
export function idempotencyKeys(): IdempotencyKeys {
  const keys = new Map<string, string>();
  return {
    keyOf: (application) => {
      const content = JSON.stringify(application);
      const key = keys.get(content) ?? uuid();
      keys.set(content, key);
      return key;
    },
    forget: () => {
      keys.clear();
    },
  };
}
