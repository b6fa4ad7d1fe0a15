import type * as EnrolmentKeeper from '../../features/enrolment/EnrolmentKeeper';

type Keeper = typeof EnrolmentKeeper;

let keeper: Keeper | null = null;
const waiting = new Set<() => void>();

function loadForm() {
  return import(/* webpackChunkName: "enrolment" */ '../../features/enrolment/EnrolmentForm');
}

function loadKeeper() {
  return import(/* webpackChunkName: "enrolment" */ '../../features/enrolment/EnrolmentKeeper');
}

/** The form, in a chunk of its own: fetched once the catalogue is there, shown when it is needed. */
export async function loadEnrolment() {
  keeper = await loadKeeper();
  for (const tell of waiting) tell();
  return loadForm();
}

/** What holds the form; null until `loadEnrolment` has fetched it. */
export function loadedKeeper(): Keeper | null {
  return keeper;
}

/** Calls `listener` when what holds the form has been fetched; returns how to stop that. */
export function onKeeperLoaded(listener: () => void): () => void {
  waiting.add(listener);
  return () => {
    waiting.delete(listener);
  };
}

/** The links to its sections, in the same chunk. */
export function loadSectionNav() {
  return import(/* webpackChunkName: "enrolment" */ '../../features/enrolment/SectionNav');
}

/** What follows the form, in the same chunk: it must be there when the application is saved. */
export function loadCompletion() {
  return import(/* webpackChunkName: "enrolment" */ '../../features/completion/CompletionScreen');
}
