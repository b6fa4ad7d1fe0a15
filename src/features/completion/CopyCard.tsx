import ExpandLess from '@mui/icons-material/ExpandLessRounded';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyDocument, type CopyIdentity, type SentCopy } from '../../copy/CopyDocument';
import { copyFile } from '../../copy/copyFile';
import { download, DownloadHelp } from '../../ui/download';
import { LinkButton } from '../../ui/links';
import { CallMessage } from '../../ui/phoneLinks';
import { Section } from '../../ui/Section';
import { usePrint } from '../../ui/usePrint';

interface CopyCardProps {
  copy: SentCopy;
  identity: CopyIdentity;
}

const Preview = styled('div')({
  marginTop: 28,
  // The card has the same heading.
  '& > article > :first-child': { display: 'none' },
});

/** The toggle is below the buttons, because the copy can be read even without a file. */
const Toggle = styled(LinkButton)({ minHeight: 44, marginTop: 8 }) as typeof LinkButton;

const PREVIEW_ID = 'completion-copy-preview';

/** The copy of the application to print, to download and to read; held in memory only. */
export function CopyCard({ copy, identity }: CopyCardProps) {
  const [shown, setShown] = useState(false);
  const [downloaded, setDownloaded] = useState(false);
  const { print, hint } = usePrint();
  return (
    <CopySection lead={<FormattedMessage id="zakonczenie.kopia.opis" />}>
      <div className="CompletionActions">
        <Button
          variant="contained"
          startIcon={<Download />}
          onClick={() => {
            const { name, html } = copyFile(copy, identity);
            download(name, html, 'text/html');
            setDownloaded(true);
          }}
        >
          <FormattedMessage id="zakonczenie.kopia.pobierz" />
        </Button>
        <Button variant="outlined" startIcon={<Print />} onClick={print}>
          <FormattedMessage id="zakonczenie.kopia.drukuj" />
        </Button>
      </div>
      {downloaded && <DownloadHelp />}
      {hint}
      <Toggle
        component="button"
        type="button"
        aria-expanded={shown}
        aria-controls={PREVIEW_ID}
        onClick={() => setShown(!shown)}
      >
        <FormattedMessage id={shown ? 'zakonczenie.kopia.ukryj' : 'zakonczenie.kopia.pokaz'} />
        {shown ? <ExpandLess /> : <ExpandMore />}
      </Toggle>
      <Preview id={PREVIEW_ID} hidden={!shown}>
        {shown && <CopyDocument {...copy} identity={identity} level={2} />}
      </Preview>
    </CopySection>
  );
}

/** The reason why there is no copy after a reload. */
export function CopyGone() {
  return <CopySection lead={<CallMessage id="zakonczenie.kopia.brak" />} />;
}

function CopySection({ lead, children }: { lead: ReactNode; children?: ReactNode }) {
  const title = useIntl().formatMessage({ id: 'zakonczenie.kopia.tytul' });
  return (
    <Section id="completion-copy" title={title} lead={lead}>
      {children}
    </Section>
  );
}
