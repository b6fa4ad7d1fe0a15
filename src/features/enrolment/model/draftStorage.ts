import { sameJson } from '../../../domain/sameJson';
import { tabStorage } from '../../../storage/browserStorage';
import { onPageLife } from '../../../ui/pageLife';
import { type Draft, DRAFT_FIELDS, parseDraft, valuesOf } from './draft';
import { type EnrolmentFormApi, typedIn } from './form';

export const DRAFT_KEY = 'rekrutacja.draft';

/** The draft of this tab; null without a valid one, undefined when the browser blocks the storage. */
export function readDraft(): Draft | null | undefined {
  const json = tabStorage.read(DRAFT_KEY);
  if (typeof json !== 'string') return json;
  const draft = parseDraft(json, Date.now());
  if (draft === null) removeDraft();
  return draft;
}

/** Stores the draft of a form, removes it when nothing is typed or all is sent; false when the browser refuses. */
export function storeDraft(form: EnrolmentFormApi, offer: Draft['offer']): boolean {
  const state = form.getState();
  const values = valuesOf(DRAFT_FIELDS, typedIn(state));
  if (!state.submitSucceeded && Object.keys(values).length > 0) {
    return writeDraft({ savedAt: Date.now(), offer, values });
  }
  removeDraft();
  return true;
}

function writeDraft(draft: Draft): boolean {
  return tabStorage.write(DRAFT_KEY, JSON.stringify(draft));
}

/** Typing has paused when nothing has changed for this long, in milliseconds. */
const PAUSE_MS = 400;

interface Typing {
  onChange: () => void;
  /** Called when typing pauses, and before the page is hidden. */
  onPause: () => void;
}

/** Follows what the candidate types. Returns a function that stops it. */
export function followTyping(form: EnrolmentFormApi, { onChange, onPause }: Typing): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    if (pause === undefined) return;
    clearTimeout(pause);
    pause = undefined;
    onPause();
  };
  let known = typedIn(form.getState());
  const unsubscribe = form.subscribe(
    (state) => {
      // Values that follow the citizenship may change by themselves, when a dictionary loads late.
      const typed = typedIn(state);
      if (sameJson(typed, known)) return;
      known = typed;
      onChange();
      clearTimeout(pause);
      pause = setTimeout(rest, PAUSE_MS);
    },
    { values: true, initialValues: true, modified: true },
  );
  const stopFollowing = onPageLife({ hidden: rest });
  return () => {
    unsubscribe();
    stopFollowing();
    clearTimeout(pause);
  };
}

/** Restarts the lifetime of the stored draft. */
export function renewDraft(): void {
  const draft = readDraft();
  if (draft) writeDraft({ ...draft, savedAt: Date.now() });
}

export function removeDraft(): void {
  tabStorage.write(DRAFT_KEY, null);
}
