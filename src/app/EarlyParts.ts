import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useWay } from '../features/selection/useWay';
import { useLanguage } from '../intl/language';
import { enrolmentData, enrolmentForm, sectionNav } from './screens/enrolmentChunks';
import { loadFonts } from './screens/loadFonts';
import type { AppStore } from './store';
import type { Catalogue } from './useCatalogue';

/**
 * Shows nothing. Fetches while the candidate chooses what comes later: the form's code once there is something to choose from, then the
 * fonts, which can be waited for longest; what the form asks the backend for once one offer is chosen. What cannot be
 * had is told by the screen that needs it.
 */
export function EarlyParts({ catalogue: { state, offers } }: { catalogue: Catalogue }) {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const language = useLanguage();
  const { chosen } = useWay(offers);
  useEffect(() => {
    if (state === 'loading') return;
    const form =
      state === 'ready'
        ? Promise.all([enrolmentForm.load(), sectionNav.load()])
        : Promise.resolve();
    void form.catch(() => undefined).then(loadFonts);
  }, [state]);
  useEffect(() => {
    if (chosen === null) return;
    enrolmentData
      .load()
      .then(({ prefetchEnrolmentData }) => {
        dispatch(prefetchEnrolmentData(chosen, language));
      })
      .catch(() => undefined);
  }, [dispatch, chosen, language]);
  return null;
}
