import { parseDraft, type Draft } from './draft';

/** In the session storage: the draft belongs to the tab and goes with it. */
export const DRAFT_KEY = 'rekrutacja.draft';

/**
 * The draft of this tab, null when there is none; one that is damaged or too old is thrown away.
 *
 * @returns undefined where the browser blocks the storage
 */
export function readDraft(): Draft | null | undefined {
  try {
    const json = sessionStorage.getItem(DRAFT_KEY);
    const draft = json === null ? null : parseDraft(json, Date.now());
    if (draft === null) removeDraft();
    return draft;
  } catch {
    return undefined;
  }
}

/** Returns whether the browser took it: its storage may be blocked or full. */
export function writeDraft(draft: Draft): boolean {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // Where nothing can be removed nothing was kept.
  }
}
