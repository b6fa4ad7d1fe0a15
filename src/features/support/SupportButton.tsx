import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyPart } from '../../ui/lazyPart';
import { DialogLink } from '../../ui/links';
import { useDialog } from '../../ui/useDialog';
import type { Snapshot } from './snapshot';
import { SnapshotText } from './SnapshotText';

const SupportDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "support" */ './SupportDialog')).SupportDialog,
);

/** Shows the data that support may ask for; when the dialog fails to load, it is shown below. */
export function SupportButton({ collect }: { collect: () => Snapshot }) {
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  const { ready, open, failed, show, hide } = useDialog(SupportDialog);
  return (
    <>
      <DialogLink
        onClick={(event) => {
          setSnapshot(collect());
          show(event);
        }}
      >
        <FormattedMessage id="pomoc.dane.pokaz" />
      </DialogLink>
      {failed && snapshot && <SnapshotText snapshot={snapshot} />}
      {ready && snapshot && <SupportDialog snapshot={snapshot} open={open} onClose={hide} />}
    </>
  );
}
