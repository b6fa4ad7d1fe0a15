import type { DroppedItem } from '../contract/tolerantList';

/** Notes an item of an answer that was left out: the call and the paths, never a value. */
export function reportDropped(call: string): (dropped: DroppedItem) => void {
  return ({ index, paths }) => {
    console.warn(`${call}: item ${String(index)} left out, malformed at ${paths.join(', ')}`);
  };
}

/** Notes a submission that was not accepted: status and code, never the application. */
export function reportSubmission(status: number | null, code: string | null): void {
  console.warn(`POST kandydaci: status ${String(status)}, kod ${String(code)}`);
}
