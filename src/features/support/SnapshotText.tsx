import { useIntl } from 'react-intl';
import { snapshotText, type Snapshot } from './snapshot';

/** The snapshot to read, and to copy by hand. */
export function SnapshotText({ snapshot }: { snapshot: Snapshot }) {
  const intl = useIntl();
  return (
    <textarea
      className="Snapshot"
      aria-label={intl.formatMessage({ id: 'pomoc.dane.tytul' })}
      readOnly
      spellCheck={false}
      rows={12}
      value={snapshotText(snapshot)}
    />
  );
}
