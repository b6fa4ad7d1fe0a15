import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from './links';
import { CopyNote, useCopy } from './useCopy';

/** The time that the browser may take to read a file after the click, in milliseconds. */
const READING_TIME_MS = 60_000;

/** Offers a file for download. The browser forgets its content a minute later. */
export function download(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, READING_TIME_MS);
}

const Help = styled('div')({
  marginTop: 8,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  // Inside the text, the button would spread its line.
  '& > button': { display: 'flex' },
});

/** What to do if no file appears: browsers inside other apps drop downloads without notifying the page. */
export function DownloadHelp() {
  const { copied, copy } = useCopy();
  return (
    <Help data-print="none">
      <FormattedMessage id="plik.pomoc" />{' '}
      <LinkButton
        component="button"
        type="button"
        onClick={() => void copy(window.location.origin + window.location.pathname)}
      >
        <FormattedMessage id="plik.kopiuj_adres" />
      </LinkButton>
      <CopyNote copied={copied} />
    </Help>
  );
}
