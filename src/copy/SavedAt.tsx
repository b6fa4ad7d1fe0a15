import { savedAtText } from '../domain/applicationCopy';

/** @param instant ISO instant in UTC */
export function SavedAt({ instant }: { instant: string }) {
  return <time dateTime={instant}>{savedAtText(instant)}</time>;
}
