import type pl from '../../i18n/pl.json';

/** Keys of the messages; Polish is the reference, the other languages have the same keys. */
export type MessageId = keyof typeof pl;
