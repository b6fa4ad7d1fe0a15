import { chunk } from './useChunk';

/** The sanitiser of texts from an editor, in a chunk of its own. */
export const sanitiser = chunk(() => import('./sanitise'));
