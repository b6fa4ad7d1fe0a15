import { FormattedMessage } from 'react-intl';
import { DialogLink } from '../../ui/links';
import { chunk, useChunk } from '../../ui/useChunk';
import { useOverlay } from '../../ui/useOverlay';
import { Statement } from './Statement';

const part = chunk(() => import('./StatementDialog'));

/** Opens the accessibility statement; when the dialog fails to load, the statement is shown below. */
export function StatementLink({ helpLine }: { helpLine: string }) {
  const { open, show, hide } = useOverlay();
  const { module, failed } = useChunk(part, open);
  return (
    <>
      <DialogLink onClick={show}>
        <FormattedMessage id="dostepnosc.tytul" />
      </DialogLink>
      {failed && <Statement helpLine={helpLine} />}
      {module && <module.StatementDialog helpLine={helpLine} open={open} onClose={hide} />}
    </>
  );
}
