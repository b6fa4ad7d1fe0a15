import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { SavedAt } from '../../copy/SavedAt';
import { shownReference } from '../../domain/referenceNumber';
import { Facts } from '../../ui/Facts';
import { Note } from '../../ui/Notice';
import { PhoneLink } from '../../ui/links';
import { Card } from '../../ui/Section';
import { useCopy } from '../../ui/useCopy';

const Lines = styled('div')({ display: 'grid', gap: 10, marginTop: 2 });

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  '@media print': { '& > button': { display: 'none' } },
});

/** Digits of one width, far enough apart to be read out one by one. */
const Reference = styled('p')({
  font: '600 1.75rem/1.4 var(--font-body)',
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: '0.08em',
  userSelect: 'all',
});

/** As high as a finger needs, in a row as high as the others. */
const Phone = styled(PhoneLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  marginBlock: -4,
});

/** What the candidate quotes later. */
export interface ReceiptFacts {
  reference: string;
  /** ISO instant in UTC. */
  savedAt: string;
  /** First name and surname; null after a reload, as nothing of the person is kept. */
  name: string | null;
  programme: string | null;
  institution: string;
  /** The address of the page that checks copies. */
  verificationUrl: string;
  /** As people read it, with the international prefix. */
  helpLine: string;
}

/** The receipt of an application: its reference number, to copy, and what it is for. */
export function Receipt({ reference, savedAt, name, ...facts }: ReceiptFacts) {
  const number = shownReference(reference);
  const { copied, copy } = useCopy();
  const items = [
    {
      key: 'name',
      label: <FormattedMessage id="podsumowanie.zakonczenie.kandydat" />,
      value: name,
    },
    {
      key: 'savedAt',
      label: <FormattedMessage id="zakonczenie.zapisano" />,
      value: <SavedAt instant={savedAt} />,
    },
    {
      key: 'programme',
      label: <FormattedMessage id="krok.nazwa.kierunek" />,
      value: facts.programme,
    },
    {
      key: 'institution',
      label: <FormattedMessage id="zakonczenie.uczelnia" />,
      value: facts.institution,
    },
    {
      key: 'help',
      label: <FormattedMessage id="pomoc.tytul" />,
      value: <Phone phone={facts.helpLine} />,
    },
  ];
  return (
    <Card component="section" variant="outlined" aria-labelledby="completion-reference">
      <Typography variant="h3" component="h2" id="completion-reference">
        <FormattedMessage id="zakonczenie.numer" />
      </Typography>
      <Lines>
        <Row>
          <Reference translate="no">{number}</Reference>
          <Button startIcon={<ContentCopy />} onClick={() => void copy(number)}>
            <FormattedMessage id="zakonczenie.kopiuj" />
          </Button>
        </Row>
        {copied !== null && (
          <Note key={copied.times} tone={copied.ok ? 'ok' : 'info'}>
            <FormattedMessage
              id={copied.ok ? 'pomoc.dane.skopiowano' : 'pomoc.dane.nie_skopiowano'}
            />
          </Note>
        )}
        <p>
          <FormattedMessage id="zakonczenie.numer_po_co" />
        </p>
      </Lines>
      <Facts items={items.filter(({ value }) => value !== null)} />
    </Card>
  );
}
