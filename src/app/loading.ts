import { type ComponentType, useEffect } from 'react';
import { useIsSending } from '../api/recruitmentApi';
import { useLanguage } from '../intl/language';
import { loadLaterMessages } from '../intl/messages';
import { withLaterTexts } from '../intl/TextProvider';
import { lazyPart } from '../ui/lazyPart';
import type { CatalogueResult } from './layout/useCatalogue';
import { nextTask } from './nextTask';
import { useAppDispatch } from './store/store';

/** Loads a component together with the later messages, which it gets as well. */
async function withTexts<P extends object>(
  part: Promise<ComponentType<P>>,
): Promise<ComponentType<P>> {
  const [Part] = await Promise.all([part, loadLaterMessages()]);
  return withLaterTexts(Part);
}

/** Loads the form. Its state is evaluated first, in a task of its own: all at once would be one long task. */
async function loadForm() {
  await import(/* webpackChunkName: "enrolment" */ '../features/enrolment/model/createEnrolment');
  await nextTask();
  return import(/* webpackChunkName: "enrolment" */ './screens/SummaryForm');
}

/** The form, prefetched once the catalogue is loaded. */
export const SummaryForm = lazyPart(() =>
  withTexts(loadForm().then((module) => module.SummaryForm)),
);

/** The links to its sections, in the same chunk. */
export const SectionNav = lazyPart(() => {
  const nav = import(
    /* webpackChunkName: "enrolment" */ '../features/enrolment/progress/SectionNav'
  );
  return withTexts(nav.then((module) => module.SectionNav));
});

/** The application without a response, in the chunk of the form, which stores it. */
export const LostApplication = lazyPart(() => {
  const notice = import(
    /* webpackChunkName: "enrolment" */ '../features/enrolment/notices/LostApplication'
  );
  return withTexts(notice.then((module) => module.LostApplication));
});

/** The completion page is in the same chunk, because it must be loaded when the application is stored. */
export const CompletionScreen = lazyPart(() => {
  const screen = import(
    /* webpackChunkName: "enrolment" */ '../features/completion/CompletionScreen'
  );
  return withTexts(screen.then((module) => module.CompletionScreen));
});

/** The page "My application", whose fields and their messages are those of the form. */
export const ApplicationScreen = lazyPart(async () => {
  const { loadScreen } = await import(
    /* webpackChunkName: "enrolment" */ '../features/application/loadScreen'
  );
  return withTexts(loadScreen().then((module) => module.ApplicationScreen));
});

/** The code that applies a deep link, loaded only for one. */
export const DeepLink = lazyPart(() => {
  const link = import(/* webpackChunkName: "deep-link" */ '../features/selection/links/DeepLink');
  return withTexts(link.then((module) => module.DeepLink));
});

/** The code that restores the choices of a link for support, loaded only for one. */
export const SupportLink = lazyPart(
  async () => (await import(/* webpackChunkName: "support" */ './support/SupportLink')).SupportLink,
);

/** The code that measures campaigns and steps, loaded only where something is measured (docs/configuration.md). */
export const Measurement = lazyPart(() => {
  const measurement = import(/* webpackChunkName: "measurement" */ './analytics/Measurement');
  return withTexts(measurement.then((module) => module.Measurement));
});

/** They are larger than all scripts of the first screen, so they are loaded last; until then system fonts are shown. */
const loadFonts = () => import(/* webpackChunkName: "fonts" */ '../ui/styles/fonts.css');

/**
 * Loads ahead, one after the other, what is likely to be needed next. Failures are reported by the screen that needs
 * the part.
 */
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
