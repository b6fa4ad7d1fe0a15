import { type PersistedSlices, validSlices } from '../app/store/persistedState';

/**
 * The state in a file that the dialog for support has saved (docs/support.md), as `preloadedState` of the store.
 *
 * @param file its text
 */
export function stateOf(file: string): Partial<PersistedSlices> {
  const { preloadedState } = JSON.parse(file) as { preloadedState: string };
  return validSlices(JSON.parse(preloadedState));
}
