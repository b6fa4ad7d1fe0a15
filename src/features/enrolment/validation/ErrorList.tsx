import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorSummary } from '../../../fields/ErrorSummary';
import { useEnrolment } from '../enrolmentContext';
import { useFormPart, type FormView } from '../useFormPart';
import type { FieldEntry } from './fieldMessages';

const entries = (view: FormView) => view.entries;
const NO_ENTRIES: readonly FieldEntry[] = [];

interface ErrorListProps {
  textOf: (entry: FieldEntry) => string;
  /** Told how many errors are shown. */
  onCount?: ((count: number) => void) | undefined;
}

/** The list of errors above the form, in validation mode (decisions, "validation mode"). */
export function ErrorList({ textOf, onCount }: ErrorListProps) {
  const { errorFocus } = useEnrolment();
  const wrong = useFormPart(entries);
  const shown = errorFocus > 0 ? wrong : NO_ENTRIES;
  const count = shown.length;
  useEffect(() => {
    onCount?.(count);
  }, [onCount, count]);
  return (
    <ErrorSummary
      title={<FormattedMessage id="podsumowanie.bledy.tytul" values={{ liczba: count }} />}
      entries={shown.map((entry) => ({ name: entry.name, text: textOf(entry) }))}
      focusKey={errorFocus}
    />
  );
}
