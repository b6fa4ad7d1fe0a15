import { chunk } from '../../ui/useChunk';
import { nextTask } from './nextTask';
import type * as EnrolmentKeeper from '../../features/enrolment/form/EnrolmentKeeper';

type Keeper = typeof EnrolmentKeeper;

let keeper: Keeper | null = null;
const waiting = new Set<() => void>();

/** The form, in a file of its own: fetched once the catalogue is there, shown when it is needed. */
export const enrolmentForm = chunk(async () => {
  keeper = await import(
    /* webpackChunkName: "enrolment" */ '../../features/enrolment/form/EnrolmentKeeper'
  );
  for (const tell of waiting) tell();
  await nextTask();
  return import(/* webpackChunkName: "enrolment" */ '../../features/enrolment/form/EnrolmentForm');
});

/** What holds the form; null until `enrolmentForm` has been fetched. */
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

/** What the form asks the backend for, in the same file. */
export const enrolmentData = chunk(
  () =>
    import(
      /* webpackChunkName: "enrolment" */ '../../features/enrolment/loading/prefetchEnrolmentData'
    ),
);

/** The links to its sections, in the same file. */
export const sectionNav = chunk(
  () => import(/* webpackChunkName: "enrolment" */ '../../features/enrolment/progress/SectionNav'),
);

/** What follows the form, in the same file: it must be there when the application is saved. */
export const completionScreen = chunk(
  () => import(/* webpackChunkName: "enrolment" */ '../../features/completion/CompletionScreen'),
);

/** The prefetch of the institution's text, in the same chunk. */
export const completionText = chunk(
  () =>
    import(/* webpackChunkName: "enrolment" */ '../../features/completion/prefetchCompletionText'),
);
