import { isUtf8 } from 'node:buffer';

/** A text, and the encoding that was guessed; null for UTF-8. */
export interface Decoded {
  text: string;
  guessed: 'UTF-16' | 'Windows-1250' | null;
}

/** UTF-16 begins with this character, in either order of bytes. */
const UTF_16 = [
  ['utf-16le', '\u00ff\u00fe'],
  ['utf-16be', '\u00fe\u00ff'],
] as const;

/**
 * Reads a text as Excel writes it: UTF-8, UTF-16 ("Unicode text") or, in Poland, Windows-1250 ("CSV"). Letters are
 * composed (NFC), because a Mac may write them in two parts.
 */
export function decodeText(bytes: Buffer): Decoded {
  const { text, guessed } = decoded(bytes);
  return { text: text.normalize('NFC'), guessed };
}

function decoded(bytes: Buffer): Decoded {
  const mark = bytes.subarray(0, 2).toString('latin1');
  const utf16 = UTF_16.find(([, begins]) => begins === mark);
  if (utf16 !== undefined) {
    return { text: new TextDecoder(utf16[0]).decode(bytes), guessed: 'UTF-16' };
  }
  if (isUtf8(bytes)) return { text: bytes.toString(), guessed: null };
  return { text: new TextDecoder('windows-1250').decode(bytes), guessed: 'Windows-1250' };
}
