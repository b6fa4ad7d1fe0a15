import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DialogLink } from '../../ui/links';
import { chunk, useChunk } from '../../ui/useChunk';
import { useOverlay } from '../../ui/useOverlay';
import type { Snapshot } from './snapshot';
import { SnapshotText } from './SnapshotText';

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
      <DialogLink
        onClick={() => {
          setSnapshot(collect());
          show();
        }}
      >
        <FormattedMessage id="pomoc.dane.pokaz" />
      </DialogLink>
      {failed && snapshot && <SnapshotText snapshot={snapshot} />}
      {module && snapshot && (
        <module.SupportDialog snapshot={snapshot} open={open} onClose={hide} />
      )}
    </>
  );
}
