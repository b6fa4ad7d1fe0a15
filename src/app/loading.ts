import { type ComponentType, useEffect } from 'react';
import { useIsSending } from '../api/recruitmentApi';
import { useLanguage } from '../intl/language';
import { loadLaterMessages } from '../intl/messages';
import { withLaterTexts } from '../intl/TextProvider';
import { lazyPart } from '../ui/lazyPart';
import type { CatalogueResult } from './layout/useCatalogue';
import { nextTask } from './nextTask';
import { useAppDispatch } from './store/store';

/** A part in a file of its own, which is loaded together with the later messages and gets them as well. */
function laterPart<Module, P extends object>(
  load: () => Promise<Module>,
  part: (module: Module) => ComponentType<P>,
) {
  return lazyPart(async () => {
    const [module] = await Promise.all([load(), loadLaterMessages()]);
    return withLaterTexts(part(module));
  });
}

/** Loads the form. Its state is evaluated first, in a task of its own: all at once would be one long task. */
async function loadForm() {
  await import(/* webpackChunkName: "enrolment" */ '../features/enrolment/model/createEnrolment');
  await nextTask();
  return import(/* webpackChunkName: "enrolment" */ './screens/SummaryForm');
}

/** The form, prefetched once the catalogue is loaded. */
export const SummaryForm = laterPart(loadForm, (module) => module.SummaryForm);

/** The links to its sections, in the same chunk. */
export const SectionNav = laterPart(
  () => import(/* webpackChunkName: "enrolment" */ '../features/enrolment/progress/SectionNav'),
  (module) => module.SectionNav,
);

/** The application without a response, in the chunk of the form, which stores it. */
export const LostApplication = laterPart(
  () => import(/* webpackChunkName: "enrolment" */ '../features/enrolment/notices/LostApplication'),
  (module) => module.LostApplication,
);

/** The completion page is in the same chunk, because it must be loaded when the application is stored. */
export const CompletionScreen = laterPart(
  () => import(/* webpackChunkName: "enrolment" */ '../features/completion/CompletionScreen'),
  (module) => module.CompletionScreen,
);

/** The page "My application", whose fields and their messages are those of the form. */
export const ApplicationScreen = laterPart(
  async () => {
    const { loadScreen } = await import(
      /* webpackChunkName: "enrolment" */ '../features/myApplication/loadScreen'
    );
    return loadScreen();
  },
  (module) => module.ApplicationScreen,
);

/** The code that applies a deep link, loaded only for one. */
export const DeepLink = laterPart(
  () => import(/* webpackChunkName: "deep-link" */ '../features/selection/links/DeepLink'),
  (module) => module.DeepLink,
);

/** The code that restores the choices of a link for support, loaded only for one. */
export const SupportLink = lazyPart(
  async () => (await import(/* webpackChunkName: "support" */ './support/SupportLink')).SupportLink,
);

/** The code that measures campaigns and steps, loaded only where something is measured (docs/configuration.md). */
export const Measurement = laterPart(
  () => import(/* webpackChunkName: "measurement" */ './analytics/Measurement'),
  (module) => module.Measurement,
);

/** They are larger than all scripts of the first screen, so they are loaded last; until then system fonts are shown. */
const loadFonts = () => import(/* webpackChunkName: "fonts" */ '../ui/styles/fonts.css');

/** Loads ahead, one after the other, what is likely next. The screen that needs a part reports its failure. */
export function usePrefetch(state: CatalogueResult['state']): void {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const sending = useIsSending();
  useEffect(() => {
    const loadCompletionText = async () => {
      const { enrolmentApi } = await import(
        /* webpackChunkName: "enrolment" */ '../api/enrolmentApi'
      );
      dispatch(enrolmentApi.util.prefetch('completionText', language, {}));
    };
    const form = [SummaryForm.load, SectionNav.load];
    const parts = sending
      ? [loadCompletionText, CompletionScreen.load]
      : [...(state === 'ready' ? form : []), ...(state === 'loading' ? [] : [loadFonts])];
    void parts.reduce<Promise<unknown>>(
      (before, load) => before.then(load).catch(() => undefined),
      Promise.resolve(),
    );
  }, [dispatch, state, sending, language]);
}
