import type { FormApi } from 'final-form';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { DRAFT_LIFE_MS, keptValues, type Draft } from './draft';
import { readDraft, removeDraft, writeDraft } from './draftStorage';

/** Typing is over for the moment when nothing changes for this long, in milliseconds. */
const PAUSE_MS = 400;
/** Timers and the time of day are two clocks. */
const CLOCKS_DIFFER_MS = 1000;

interface DraftSettings {
  /** The form as it is before anything is typed. */
  untouched: () => EnrolmentValues;
  offer: () => Draft['offer'];
  /** The application is saved: nothing of it is kept any more. */
  saved: () => boolean;
  /** When the draft that is there now was saved; null when there is none. */
  savedAt: number | null;
  /** The browser does not take it: its storage is blocked or full. */
  onRefused: () => void;
  /** The page was brought back from the browser's memory, and its draft has gone meanwhile. */
  onGone: () => void;
}

/**
 * Keeps the draft of a form: written when typing pauses and before the page is hidden, thrown away 60 minutes after the
 * last change. A form that is as it was at first has none.
 *
 * @returns stops it
 */
export function keepDraft(form: FormApi<EnrolmentValues>, settings: DraftSettings): () => void {
  const { untouched, offer, saved, savedAt, onRefused, onGone } = settings;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let expiry: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    clearTimeout(pause);
    pause = undefined;
  };
  const expireAfter = (ms: number) => {
    clearTimeout(expiry);
    // Reading throws it away when its time is over: another page of this tab may have renewed it meanwhile.
    expiry = setTimeout(readDraft, ms + CLOCKS_DIFFER_MS);
  };
  const write = () => {
    if (pause === undefined) return;
    cancel();
    const values = keptValues(form.getState().values, untouched());
    if (saved() || Object.keys(values).length === 0) {
      removeDraft();
      return;
    }
    expireAfter(DRAFT_LIFE_MS);
    if (!writeDraft({ savedAt: Date.now(), offer: offer(), values })) onRefused();
  };
  const whenHiddenOrBack = () => {
    if (document.visibilityState === 'hidden') write();
    else readDraft();
  };
  const whenShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted && readDraft() === null) onGone();
  };

  if (savedAt !== null) expireAfter(savedAt + DRAFT_LIFE_MS - Date.now());
  let known = form.getState().values;
  const unsubscribe = form.subscribe(
    ({ values }) => {
      if (values === known) return;
      known = values;
      cancel();
      pause = setTimeout(write, PAUSE_MS);
    },
    { values: true },
  );
  document.addEventListener('visibilitychange', whenHiddenOrBack);
  window.addEventListener('pagehide', write);
  window.addEventListener('pageshow', whenShown);
  return () => {
    unsubscribe();
    cancel();
    clearTimeout(expiry);
    document.removeEventListener('visibilitychange', whenHiddenOrBack);
    window.removeEventListener('pagehide', write);
    window.removeEventListener('pageshow', whenShown);
  };
}
