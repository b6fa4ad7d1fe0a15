import Link from '@mui/material/Link';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { chunk, useChunk } from '../../ui/useChunk';
import { useOverlay } from '../../ui/useOverlay';
import { SnapshotText } from './SnapshotText';
import type { Snapshot } from './snapshot';

const part = chunk(() => import(/* webpackChunkName: "support" */ './SupportDialog'));

/**
 * Shows the data that support may ask for; when the dialog fails to load, it is shown below.
 *
 * @param collect returns the present state of the application
 */
export function SupportButton({ collect }: { collect: () => Snapshot }) {
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  const { open, show, hide } = useOverlay();
  const { module, failed } = useChunk(part, open);
  return (
    <>
      <Link
        component="button"
        type="button"
        variant="body2"
        color="textSecondary"
        aria-haspopup="dialog"
        onClick={() => {
          setSnapshot(collect());
          show();
        }}
      >
        <FormattedMessage id="pomoc.dane.pokaz" />
      </Link>
      {failed && snapshot && <SnapshotText snapshot={snapshot} />}
      {module && snapshot && (
        <module.SupportDialog snapshot={snapshot} open={open} onClose={hide} />
      )}
    </>
  );
}
