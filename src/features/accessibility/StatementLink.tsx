import { FormattedMessage } from 'react-intl';
import { lazyPart } from '../../ui/lazyPart';
import { DialogLink } from '../../ui/links';
import { useDialog } from '../../ui/useDialog';
import { Statement } from './Statement';

const StatementDialog = lazyPart(async () => (await import('./StatementDialog')).StatementDialog);

/** Opens the accessibility statement; when the dialog fails to load, the statement is shown below. */
export function StatementLink() {
  const { ready, open, failed, show, hide } = useDialog(StatementDialog);
  return (
    <>
      <DialogLink onClick={show}>
        <FormattedMessage id="dostepnosc.tytul" />
      </DialogLink>
      {failed && <Statement />}
      {ready && <StatementDialog open={open} onClose={hide} />}
    </>
  );
}
