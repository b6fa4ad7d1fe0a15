import { readTab, writeTab } from '../../../storage/tabStorage';
import { type Draft, draftValues, parseDraft } from './draft';
import { type EnrolmentFormApi, typedIn } from './form';

export const DRAFT_KEY = 'rekrutacja.draft';

/**
 * The draft of this tab, or null; a damaged or expired one is removed.
 *
 * @returns undefined when the browser blocks the storage
 */
export function readDraft(): Draft | null | undefined {
  const json = readTab(DRAFT_KEY);
  if (typeof json !== 'string') return json;
  const draft = parseDraft(json, Date.now());
  if (draft === null) removeDraft();
  return draft;
}

/**
 * Stores the draft of a form; removes it when nothing differs from an untouched form, or the application is stored.
 *
 * @returns false when the browser refuses
 */
export function storeDraft(form: EnrolmentFormApi, offer: Draft['offer']): boolean {
  const state = form.getState();
  const values = draftValues(typedIn(state));
  if (!state.submitSucceeded && Object.keys(values).length > 0) {
    return writeDraft({ savedAt: Date.now(), offer, values });
  }
  removeDraft();
  return true;
}

/** Returns whether the browser stored it: the storage may be blocked or full. */
function writeDraft(draft: Draft): boolean {
  return writeTab(DRAFT_KEY, JSON.stringify(draft));
}

/** Restarts the lifetime of the stored draft. */
export function renewDraft(): void {
  const draft = readDraft();
  if (draft) writeDraft({ ...draft, savedAt: Date.now() });
}

export function removeDraft(): void {
  writeTab(DRAFT_KEY, null);
}
