import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApplicationFault } from '../../api/myApplicationFault';
import type { MyApplication } from '../../contract/myApplication';
import { GoodNews } from '../../ui/GoodNews';
import { LinkButton } from '../../ui/links';
import { PageHead } from '../../ui/PageHead';
import { CallMessage, PhoneLink } from '../../ui/phoneLinks';
import { Card, Section } from '../../ui/Section';
import { BELOW_MD, BELOW_SM, FROM_MD } from '../../ui/theme/media';
import { ApplicationData } from './ApplicationData';
import type { CorrectionContent } from './CorrectionForms';
import { Corrections } from './Corrections';
import { Course } from './Course';
import { STATES } from './states';
import { Withdrawal } from './Withdrawal';

const Eyebrow = styled(Typography)({ marginBottom: 4, [FROM_MD]: { marginBottom: 8 } });

/** The office's words, with their line breaks. */
const Quote = styled('p')(({ theme }) => ({
  paddingInlineStart: 20,
  borderInlineStart: `4px solid ${theme.vars.palette.primary.main}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 24px',
  [BELOW_MD]: { '& > button': { minHeight: 44 } },
  [BELOW_SM]: { justifyContent: 'space-between' },
});

interface ApplicationViewProps {
  application: MyApplication;
  correct: (content: CorrectionContent) => Promise<ApplicationFault | null>;
  withdraw: () => Promise<ApplicationFault | null>;
  onApply: () => void;
  onClose: () => void;
}

/** An application: its state and what happens next, what can be corrected, and the way out of it. */
export function ApplicationView(props: ApplicationViewProps) {
  const { application, correct, withdraw, onApply, onClose } = props;
  const intl = useIntl();
  const { poprawki, stan, wiadomosc } = application;
  const { title, lead, leadWithoutMessage = lead } = STATES[stan];
  const isWithdrawn = stan === 'WYCOFANE';
  // A withdrawn application waits for nothing.
  const corrections = poprawki.filter((one) => !(isWithdrawn && one.stan === 'OCZEKUJE'));
  const head = (
    <>
      <Eyebrow variant="body2" color="textSecondary">
        <FormattedMessage id="zgloszenie.tytul" />
      </Eyebrow>
      <PageHead
        title={<FormattedMessage id={title} />}
        lead={
          <FormattedMessage
            id={wiadomosc === null ? leadWithoutMessage : lead}
            values={{ telefon: <PhoneLink /> }}
          />
        }
      />
    </>
  );
  return (
    <div>
      {stan === 'DECYZJA_POZYTYWNA' ? <GoodNews>{head}</GoodNews> : head}
      <div className="Sections">
        {wiadomosc !== null && (
          <Section
            id="application-message"
            title={intl.formatMessage({ id: 'zgloszenie.wiadomosc' })}
          >
            <Quote>{wiadomosc}</Quote>
          </Section>
        )}
        <Course application={application} />
        {isWithdrawn && (
          <Section
            id="application-back"
            title={intl.formatMessage({ id: 'zgloszenie.pomylka.tytul' })}
            lead={<CallMessage id="zgloszenie.pomylka.tekst" />}
          >
            <div className="CompletionActions">
              <Button variant="contained" onClick={onApply}>
                <FormattedMessage id="zgloszenie.nowe" />
              </Button>
            </div>
          </Section>
        )}
        {corrections.length > 0 && <Corrections corrections={corrections} />}
        <Card component="section" aria-labelledby="application-data">
          <Typography variant="h2" id="application-data">
            <FormattedMessage id="zgloszenie.dane" />
          </Typography>
          <ApplicationData application={application} correct={isWithdrawn ? null : correct} />
        </Card>
        <Actions>
          <LinkButton component="button" type="button" onClick={onClose}>
            <FormattedMessage id="zgloszenie.zamknij" />
          </LinkButton>
          {!isWithdrawn && <Withdrawal withdraw={withdraw} />}
        </Actions>
      </div>
    </div>
  );
}
