import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import MailOutline from '@mui/icons-material/MailOutlineRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import type { CopyIdentity } from '../../copy/CopyDocument';
import { SavedAt } from '../../copy/SavedAt';
import { shownReference } from '../../domain/referenceNumber';
import { applicationPath } from '../../domain/screens';
import { type Fact, Facts } from '../../ui/Facts';
import { CallMessage, PhoneLink } from '../../ui/phoneLinks';
import { Card } from '../../ui/Section';
import { BELOW_SM } from '../../ui/theme/media';
import { Reference, Ticket } from '../../ui/Ticket';
import { CopyNote, useCopy } from '../../ui/useCopy';

const ReceiptLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '8px 20px',
  // Without its icon the button is beside the number in most languages. The number has the width of most numbers,
  // so that the button does not move below it when the font arrives.
  [BELOW_SM]: {
    columnGap: 8,
    '& > div': { minWidth: 'min(11.375rem, 100%)' },
    '& > .MuiButton-root': { paddingInline: 11 },
    '& .MuiButton-startIcon': { display: 'none' },
  },
});

/** The address of the answer, beside an envelope. */
const Answer = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  marginBottom: 24,
  paddingBottom: 24,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& a': { whiteSpace: 'nowrap' },
  '& > svg': { flex: 'none', color: theme.vars.palette.primary.main },
  '@media print': { marginBottom: 8, paddingBottom: 8 },
}));

/** The facts that the candidate quotes later. */
export interface ReceiptFacts extends CopyIdentity {
  /** First name and surname, after a reload the first name; null after an hour, when nothing of the person is kept. */
  name: string | null;
  /** True when only the first name is known, after a reload. */
  isFirstName: boolean;
  /** The address of the answer; masked after a reload, null like the name. */
  email: string | null;
  studies: readonly Fact[];
}

/** The receipt of an application: its reference number, to copy, and what it is for. */
export function Receipt({ reference, savedAt, name, isFirstName, email, ...facts }: ReceiptFacts) {
  const number = shownReference(reference);
  const intl = useIntl();
  const { copied, copy } = useCopy();
  const items = [
    ...facts.studies,
    {
      key: 'name',
      label: (
        <FormattedMessage
          id={isFirstName ? 'podsumowanie.dane_osobowe.imie' : 'podsumowanie.zakonczenie.kandydat'}
        />
      ),
      value: name,
    },
    {
      key: 'savedAt',
      label: <FormattedMessage id="zakonczenie.zapisano" />,
      value: <SavedAt instant={savedAt} />,
    },
  ];
  return (
    <Card component="section" aria-labelledby="completion-reference">
      <Ticket>
        <ReceiptLine>
          <div>
            <Typography
              variant="body2"
              component="h2"
              color="textSecondary"
              id="completion-reference"
            >
              <FormattedMessage id="zakonczenie.numer" />
            </Typography>
            <Reference translate="no">{number}</Reference>
          </div>
          <Button
            variant="outlined"
            startIcon={<ContentCopy />}
            aria-label={intl.formatMessage({ id: 'zakonczenie.kopiuj' })}
            onClick={() => void copy(number)}
          >
            <FormattedMessage id="zakonczenie.kopiuj.krotko" />
          </Button>
        </ReceiptLine>
        <CopyNote copied={copied} />
      </Ticket>
      {(email !== null || facts.stateAddress === null) && (
        <Answer>
          <MailOutline />
          <div>
            {email !== null && (
              <p>
                <FormattedMessage
                  id="zakonczenie.odpowiedz"
                  values={{ email: <b translate="no">{email}</b> }}
                />
              </p>
            )}
            <Typography variant="body2" color="textSecondary">
              {facts.stateAddress === null ? (
                <CallMessage id="zakonczenie.poprawki" />
              ) : (
                <FormattedMessage
                  id="zakonczenie.zly_adres"
                  values={{
                    telefon: <PhoneLink />,
                    link: (name) => (
                      <Link component={RouterLink} to={applicationPath(reference)}>
                        {name}
                      </Link>
                    ),
                  }}
                />
              )}
            </Typography>
          </div>
        </Answer>
      )}
      <Facts items={items.filter(({ value }) => value !== null)} />
    </Card>
  );
}
