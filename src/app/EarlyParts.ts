import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useIsSending } from '../features/enrolment/useIsSending';
import { useWay } from '../features/selection/useWay';
import { useLanguage } from '../intl/language';
import {
  completionScreen,
  completionText,
  enrolmentData,
  enrolmentForm,
  sectionNav,
} from './loading/enrolmentChunks';
import type { ScreenName } from '../domain/paths';
import { loadFonts } from './screens/loadFonts';
import type { AppStore } from './store/store';
import type { Catalogue } from './loading/useCatalogue';

interface EarlyPartsProps {
  screen: ScreenName;
  catalogue: Catalogue;
}

/**
 * Shows nothing. Fetches while the candidate chooses what comes later: the form's code once there is something to
 * choose from, then the fonts, which can be waited for longest; what the form asks the backend for once one offer is
 * chosen, while the form itself is not there to ask; what follows the form while the application is on its way. What
 * cannot be had is told by the screen that needs it.
 */
export function EarlyParts({ screen, catalogue: { state, offers } }: EarlyPartsProps) {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const language = useLanguage();
  const { chosen } = useWay(offers);
  const isChoosing = screen !== 'summary' && screen !== 'completion';
  useEffect(() => {
    if (state === 'loading') return;
    const form =
      state === 'ready'
        ? Promise.all([enrolmentForm.load(), sectionNav.load()])
        : Promise.resolve();
    void form.catch(() => undefined).then(loadFonts);
  }, [state]);
  useEffect(() => {
    if (chosen === null || !isChoosing) return;
    enrolmentData
      .load()
      .then(({ prefetchEnrolmentData }) => {
        dispatch(prefetchEnrolmentData(chosen, language));
      })
      .catch(() => undefined);
  }, [dispatch, chosen, language, isChoosing]);
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
