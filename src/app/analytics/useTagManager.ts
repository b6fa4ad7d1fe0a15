import { useEffect } from 'react';
import { useSiteConfig } from '../siteConfig';
import type { ScreenName } from '../../domain/paths';
import { isTagManagerLoaded, loadTagManager } from './tagManager';

/**
 * Loads the tag manager if it is configured, but never in a document that shows the form or a copy of it (docs/decisions.md, "tag
 * manager"). As a script cannot be unloaded, the form gets a new document, and a document that has shown the form never
 * loads it.
 *
 * @param screen null while a deep link decides it, which may be the form
 * @returns false while the screen has to wait for the new document
 */
export function useTagManager(screen: ScreenName | null): boolean {
  const { tagManagerId } = useSiteConfig();
  const onForm = screen === 'summary' || screen === 'verification';
  const leaves = onForm && isTagManagerLoaded();
  useEffect(() => {
    // Stored on the document, so that a crash of the screen does not reset it.
    const { dataset } = document.documentElement;
    if (leaves) window.location.reload();
    else if (onForm) dataset['formShown'] = '';
    else if (screen !== null && dataset['formShown'] === undefined) loadTagManager(tagManagerId);
  }, [leaves, onForm, screen, tagManagerId]);
  return !leaves;
}
