import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from './links';
import { CopyNote, useCopy } from './useCopy';

const Help = styled('div')({
  marginTop: 8,
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  // Inside the text, the button would spread its line.
  '& > button': { display: 'flex' },
});

/**
 * Below each button of a download: what to do if no file appears. Browsers inside other apps drop downloads without
 * notifying the page.
 */
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
