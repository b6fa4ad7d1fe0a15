import { weakMapMemoize } from '@reduxjs/toolkit';
import { countBySection } from '../../../domain/sections';
import { type FormView, useFormSelector } from '../model/enrolmentContext';
import { useEnrolmentState } from '../model/enrolmentSlice';
import { completedSections, errorEntries } from '../model/selectors';

/** Computed once for the panel and the bar. */
const statusOf = weakMapMemoize((view: FormView) => ({
  showsErrors: view.submitFailed === true,
  errors: countBySection(errorEntries(view).map(({ name }) => name)),
  complete: completedSections(view),
}));

/** The status of each visible section, in order; re-renders only when one of them changes. */
export function useSectionStatus() {
  const shown = useEnrolmentState(({ sections }) => sections);
  const { showsErrors, errors, complete } = useFormSelector(statusOf);
  const sections = shown.map(({ section, ready }) => ({
    section,
    ready,
    // The candidate has answered or passed it: preset values are not enough.
    complete: ready && complete.includes(section),
    errors: errors[section],
  }));
  return { showsErrors, sections };
}
