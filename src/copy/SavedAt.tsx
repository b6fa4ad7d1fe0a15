import { FormattedDate } from 'react-intl';
import { SAVED_AT } from '../domain/applicationCopy';

/** @param instant ISO instant in UTC */
export function SavedAt({ instant }: { instant: string }) {
  return (
    <time dateTime={instant}>
      <FormattedDate value={instant} {...SAVED_AT} />
    </time>
  );
}
