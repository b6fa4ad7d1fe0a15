import { FormattedMessage } from 'react-intl';
import { ErrorSummary } from '../../../fields/ErrorSummary';
import { useEnrolmentState } from '../form/enrolmentContext';
import { SECTION_NAMES } from '../form/shownSections';
import { useFormSelector, type FormView } from '../form/useFormSelector';
import type { FieldEntry } from './fieldMessages';
import { summaryGroups, type SummaryGroup } from './summaryGroups';

const NO_GROUPS: readonly SummaryGroup[] = [];
const summaryOf = ({ entries, values }: FormView) => ({
  count: entries.length,
  groups: summaryGroups(entries, values),
});

/** The list of errors above the form, in validation mode (docs/decisions.md, "validation mode"). */
export function ErrorList({ textOf }: { textOf: (entry: FieldEntry) => string }) {
  const errorFocus = useEnrolmentState((state) => state.errorFocus);
  const wrong = useFormSelector(summaryOf);
  const count = errorFocus > 0 ? wrong.count : 0;
  const groups = errorFocus > 0 ? wrong.groups : NO_GROUPS;
  return (
    <ErrorSummary
      title={<FormattedMessage id="podsumowanie.bledy.tytul" values={{ liczba: count }} />}
      groups={groups.map(({ section, lines }) => ({
        id: section,
        title: <FormattedMessage id={SECTION_NAMES[section]} />,
        entries: lines.map((entry) => ({ name: entry.name, text: textOf(entry) })),
      }))}
      focusKey={errorFocus}
    />
  );
}
