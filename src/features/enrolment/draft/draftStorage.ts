import { writeTab, readTab } from '../../../storage/tabStorage';
import { parseDraft, type Draft } from './draft';

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

/** Returns whether the browser stored it: the storage may be blocked or full. */
export function writeDraft(draft: Draft): boolean {
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
