import type { Snapshot } from './snapshot';

/**
 * The snapshot as a file that Redux DevTools imports: the persisted slices are its state, and the recorded actions only
 * its history. Their type begins with the time, so no reducer handles them again without their values.
 */
export function stateFile(snapshot: Snapshot): string {
  const { selection, language, theme, actions } = snapshot;
  return JSON.stringify(
    {
      preloadedState: JSON.stringify({ selection, language, theme }),
      payload: JSON.stringify(actions.map((type) => ({ type }))),
      snapshot,
    },
    null,
    2,
  );
}
