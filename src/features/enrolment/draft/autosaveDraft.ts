import type { FormApi } from 'final-form';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { DRAFT_LIFE_MS, draftValues, type Draft } from './draft';
import { readDraft, removeDraft, writeDraft } from './draftStorage';

/** The draft is saved when nothing has changed for this long, in milliseconds. */
const PAUSE_MS = 400;
/** Tolerance between timers and the clock. */
const CLOCKS_DIFFER_MS = 1000;

interface DraftSettings {
  /** The initial values of the form. */
  untouched: () => EnrolmentValues;
  offer: () => Draft['offer'];
  /** Whether the application is stored: then no draft is written. */
  saved: () => boolean;
  /** When the present draft was saved; null without one. */
  savedAt: number | null;
  /** Called when the browser refuses to store it. */
  onRefused: () => void;
  /** Called when the page is restored from the back/forward cache and its draft has expired. */
  onRestoredExpired: () => void;
}

/**
 * Saves the draft of a form automatically: when typing pauses and before the page is hidden. Removes it 60 minutes after the last
 * change, and for a form with its initial values.
 *
 * @returns a function that stops it
 */
export function autosaveDraft(form: FormApi<EnrolmentValues>, settings: DraftSettings): () => void {
  const { untouched, offer, saved, savedAt, onRefused, onRestoredExpired } = settings;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let expiry: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    clearTimeout(pause);
    pause = undefined;
  };
  const expireAfter = (ms: number) => {
    clearTimeout(expiry);
    // Reading removes an expired draft; another page of this tab may have renewed it.
    expiry = setTimeout(readDraft, ms + CLOCKS_DIFFER_MS);
  };
  const write = () => {
    if (pause === undefined) return;
    cancel();
    const values = draftValues(form.getState().values, untouched());
    if (saved() || Object.keys(values).length === 0) {
      removeDraft();
      return;
    }
    expireAfter(DRAFT_LIFE_MS);
    if (!writeDraft({ savedAt: Date.now(), offer: offer(), values })) onRefused();
  };
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') write();
    else readDraft();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && readDraft() === null) onRestoredExpired();
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
  document.addEventListener('visibilitychange', onVisibilityChange);
  window.addEventListener('pagehide', write);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    unsubscribe();
    cancel();
    clearTimeout(expiry);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    window.removeEventListener('pagehide', write);
    window.removeEventListener('pageshow', onPageShow);
  };
}
