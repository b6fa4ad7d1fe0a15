import { type LaterFile, loadLaterMessages } from '../../intl/messages';
import { chunk } from '../../ui/useChunk';
import { nextTask } from './nextTask';

/** A chunk that registers the messages of these files, and is ready once they are loaded as well. */
function chunkWithTexts<T>(fetch: () => Promise<T>, files: readonly LaterFile[] = ['later']) {
  return chunk(async () => {
    const [module] = await Promise.all([fetch(), ...files.map(loadLaterMessages)]);
    return module;
  });
}

/** The store and provider of the form, in the form's chunk. */
export const enrolment = chunk(
  () =>
    import(/* webpackChunkName: "enrolment" */ '../../features/enrolment/model/createEnrolment'),
);

/** The form, in a separate chunk: prefetched once the catalogue is loaded, shown when needed. */
export const enrolmentForm = chunkWithTexts(async () => {
  await enrolment.load();
  await nextTask();
  return import(
    /* webpackChunkName: "enrolment" */ '../../features/enrolment/screen/EnrolmentForm'
  );
});

/** The links to its sections, in the same chunk. */
export const sectionNav = chunkWithTexts(
  () => import(/* webpackChunkName: "enrolment" */ '../../features/enrolment/progress/SectionNav'),
);

/** The completion page, in the same chunk: it must be loaded when the application is accepted. */
export const completionScreen = chunkWithTexts(
  () => import(/* webpackChunkName: "enrolment" */ '../../features/completion/CompletionScreen'),
);

/** The prefetch of the institution's text, in the same chunk. */
export const completionText = chunk(
  () => import(/* webpackChunkName: "enrolment" */ '../../api/completionApi'),
);

/** What applies a deep link, only loaded for one. */
export const deepLink = chunkWithTexts(
  () => import(/* webpackChunkName: "deep-link" */ '../../features/selection/links/DeepLink'),
  ['beside'],
);

/** The page "My application", whose fields and their messages are those of the form. */
export const applicationScreen = chunkWithTexts(async () => {
  const { loadScreen } = await import(
    /* webpackChunkName: "enrolment" */ '../../features/application/loadScreen'
  );
  return loadScreen();
}, ['later', 'beside']);

/** What measures campaigns and steps, only loaded where something is measured (docs/configuration.md). */
export const measurement = chunkWithTexts(
  () => import(/* webpackChunkName: "measurement" */ '../analytics/Measurement'),
  ['beside'],
);
