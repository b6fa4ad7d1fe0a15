import FileOpen from '@mui/icons-material/FileOpenOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  overflowWrap: 'anywhere',
});

/** On a phone there is nothing to drop. */
const DropHint = styled('span')({ '@media (pointer: coarse)': { display: 'none' } });

/** A button that opens the file dialog; a file may also be dropped anywhere on the page. */
export function FileChoice({ onFile }: { onFile: (file: File) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const choose = (file: File | undefined) => {
    if (file !== undefined) onFile(file);
  };
  useFileDrop(choose);
  return (
    <Row>
      <Button variant="contained" startIcon={<FileOpen />} onClick={() => picker.current?.click()}>
        <FormattedMessage id="podsumowanie.plik.wybierz" />
      </Button>
      <DropHint>
        <FormattedMessage id="sprawdz.upusc" />
      </DropHint>
      <input
        ref={picker}
        type="file"
        accept=".html,.htm,text/html"
        hidden
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // Choosing the same file again is a change, too.
          target.value = '';
        }}
      />
    </Row>
  );
}

/** Hands over each file that is dropped on the page, which would otherwise be opened instead of it. */
function useFileDrop(onFile: (file: File | undefined) => void): void {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const drop = (event: DragEvent) => {
      event.preventDefault();
      if (event.type === 'drop') take(event.dataTransfer?.files[0]);
    };
    window.addEventListener('dragover', drop);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', drop);
      window.removeEventListener('drop', drop);
    };
  }, []);
}
