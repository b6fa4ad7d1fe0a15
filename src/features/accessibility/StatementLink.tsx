import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useChunk } from '../../ui/useChunk';
import { Statement } from './Statement';

const load = () => import('./StatementDialog');

/** Opens the accessibility statement; where the dialog cannot be fetched, it stands below. */
export function StatementLink({ helpLine }: { helpLine: string }) {
  const [open, setOpen] = useState(false);
  const { module, failed } = useChunk(load, open);
  return (
    <>
      <button
        className="LinkButton"
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <FormattedMessage id="dostepnosc.tytul" />
      </button>
      {failed && <Statement helpLine={helpLine} />}
      {module && (
        <module.StatementDialog
          helpLine={helpLine}
          open={open}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
