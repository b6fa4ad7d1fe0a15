import { useEffect } from 'react';
import { useIsSending } from '../../api/recruitmentApi';
import { useLanguage } from '../../intl/language';
import { sanitiser } from '../../ui/sanitiser';
import { useAppDispatch } from '../store/hooks';
import { completionScreen, completionText, enrolmentForm, sectionNav } from './enrolmentChunks';
import type { Catalogue } from './useCatalogue';

interface PrefetcherProps {
  state: Catalogue['state'];
}

/**
 * Renders nothing. Prefetches the form's code once the catalogue is loaded, then the sanitiser of its texts, then the
 * fonts; and the completion page while an application is sent. Errors surface in the screen that needs the code.
 */
export function Prefetcher({ state }: PrefetcherProps) {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  useEffect(() => {
    if (state === 'loading') return;
    const form =
      state === 'ready'
        ? Promise.all([enrolmentForm.load(), sectionNav.load()]).then(() => sanitiser.load())
        : Promise.resolve();
    void form.catch(() => undefined).then(loadFonts);
  }, [state]);
  const sending = useIsSending();
  useEffect(() => {
    if (!sending) return;
    Promise.all([completionText.load(), completionScreen.load()])
      .then(([{ prefetchCompletionText }]) => {
        dispatch(prefetchCompletionText(language));
      })
      .catch(() => undefined);
  }, [dispatch, sending, language]);
  return null;
}

/**
 * Loads the fonts. They are larger than all scripts of the first screen, so they are loaded last; until then system
 * fonts are shown.
 */
async function loadFonts(): Promise<void> {
  await import(/* webpackChunkName: "fonts" */ '../../ui/styles/fonts.css').catch(() => undefined);
}
