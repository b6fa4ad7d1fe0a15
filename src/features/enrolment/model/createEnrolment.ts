import { DRAFT_FIELDS, valuesOf } from './draft';
import { readDraft } from './draftStorage';
import type { Enrolment, EnrolmentSettings } from './enrolmentContext';
import { type EnrolmentStore, startEnrolment } from './enrolmentListeners';
import { createEnrolmentForm, typedIn } from './form';
import { idempotencyKeys } from './idempotencyKeys';
import { completedSections, errorEntries, filledNames, shownErrors } from './selectors';

/**
 * Creates the form, with the draft of this tab. It is held above the routes, so that typed values survive navigation, a
 * change of language, a crashed screen and, as a draft, a reload.
 */
export function createEnrolment(settings: EnrolmentSettings, store: EnrolmentStore): Enrolment {
  const draft = readDraft() ?? null;
  const keys = idempotencyKeys();
  // Nothing is left of what was sent, usually because the draft expired while the page was closed.
  if (draft === null) keys.forgetUnanswered();
  const form = createEnrolmentForm(settings.poland, draft?.values ?? null);
  return {
    ...settings,
    form,
    keys,
    shownErrors: (view) => shownErrors(view).length,
    completeSections: () => completedSections(form.getState()),
    hasAnswers: (view) => Object.keys(valuesOf(DRAFT_FIELDS, typedIn(view))).length > 0,
    filled: () => filledNames(form.getState().values),
    invalid: () => errorEntries(form.getState()).map(({ name }) => name),
    start: () => startEnrolment(store, { form, keys }, draft),
  };
}
