import { useEffect } from 'react';
import { useSiteConfig } from '../siteConfig';
import type { ScreenName } from '../../domain/paths';
import { isTagManagerLoaded, loadTagManager } from './tagManager';

/**
 * Runs the tag manager where one is configured, and never in a document that shows the form (decisions,
 * "tag manager"): a script cannot be unloaded, so the form gets a fresh document, and a document that has shown
 * the form does not load the script any more.
 *
 * @returns false while the screen must wait for the fresh document
 */
export function useTagManager(screen: ScreenName): boolean {
  const { tagManagerId } = useSiteConfig();
  const onForm = screen === 'summary';
  const leaves = onForm && isTagManagerLoaded();
  useEffect(() => {
    // Kept on the document itself: a screen that crashed and came back must not forget it.
    const { dataset } = document.documentElement;
    if (leaves) window.location.reload();
    else if (onForm) dataset['formShown'] = '';
    else if (dataset['formShown'] === undefined) loadTagManager(tagManagerId);
  }, [leaves, onForm, tagManagerId]);
  return !leaves;
}
