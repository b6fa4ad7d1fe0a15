import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sectionOf } from '../../../domain/sections';
import { ErrorSummary } from '../../../fields/ErrorSummary';
import { type FormView, useFormSelector } from '../form/enrolmentContext';
import { SECTION_NAMES } from '../form/shownSections';
import { useEnrolmentState } from '../state/enrolmentSlice';
import { errorEntries } from '../state/selectors';
import { entryText, type OwnTitles } from './entryText';
import type { FieldEntry } from './fieldMessages';

const NONE: readonly FieldEntry[] = [];

/** The shown errors: none outside validation mode. */
const shownErrors = (view: FormView) => (view.submitFailed ? errorEntries(view) : NONE);

/** The list of errors above the form, in validation mode (docs/decisions.md, "validation mode"). */
export const ErrorList = memo(function ErrorList(titles: OwnTitles) {
  const intl = useIntl();
  const asked = useEnrolmentState(({ errorsAsked }) => errorsAsked);
  const errors = useFormSelector(shownErrors);
  const sections = [...new Set(errors.map(({ name }) => sectionOf(name)))];
  return (
    <ErrorSummary
      title={<FormattedMessage id="podsumowanie.bledy.tytul" values={{ liczba: errors.length }} />}
      groups={sections.map((section) => ({
        id: section,
        title: <FormattedMessage id={SECTION_NAMES[section]} />,
        entries: errors
          .filter(({ name }) => sectionOf(name) === section)
          .map((entry) => ({ name: entry.name, text: entryText(intl, entry, titles) })),
      }))}
      focusKey={asked}
    />
  );
});
