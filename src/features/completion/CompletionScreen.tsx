import Check from '@mui/icons-material/CheckRounded';
import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SentCopy } from '../../copy/CopyDocument';
import { useLanguage } from '../../intl/language';
import { Facts } from '../../ui/Facts';
import { IconCircle } from '../../ui/IconCircle';
import { PageHead } from '../../ui/PageHead';
import { Card, Section } from '../../ui/Section';
import { BELOW_MD } from '../../ui/theme/media';
import { CopyCard, CopyGone, CopyOnPaper } from './CopyCard';
import { NextSteps } from './NextSteps';
import { Receipt, type ReceiptFacts } from './Receipt';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 20,
  [BELOW_MD]: { gap: 14 },
});

interface CompletionScreenProps {
  /** null when the reference number is unknown. */
  receipt: ReceiptFacts | null;
  /** The chosen studies. */
  facts: readonly { label: string; value: string }[];
  /** The chosen level and city; null when they are unknown. */
  level: string | null;
  city: string | null;
  /** The e-mail address, or null when it is unknown. */
  email: string | null;
  /** Everything that was sent, or null after a reload. */
  copy: SentCopy | null;
  onRestart: () => void;
}

/** The page after a successful submission: next steps, and what was sent (docs/specification.md, section 2). */
export function CompletionScreen(props: CompletionScreenProps) {
  const { receipt, facts, level, city, email, onRestart } = props;
  const intl = useIntl();
  const language = useLanguage();
  const details = facts.map(({ label, value }) => ({ key: label, label, value }));
  const address = intl.formatMessage({ id: 'zakonczenie.email' });
  const copy = receipt && props.copy && { copy: props.copy, identity: receipt };
  return (
    <div>
      <Head>
        <IconCircle tone="success" size="screen">
          <Check fontSize="inherit" />
        </IconCircle>
        <PageHead
          title={<FormattedMessage id="zakonczenie.tytul" />}
          lead={<FormattedMessage id="zakonczenie.opis" />}
        />
      </Head>
      <div className="Sections">
        {receipt && <Receipt {...receipt} />}
        {copy ? <CopyCard {...copy} /> : <CopyGone />}
        <Card component="section">
          <NextSteps
            key={language}
            {...{ language, level, city }}
            institution={receipt?.institution ?? null}
          />
        </Card>
        <Section
          id="completion-details"
          title={intl.formatMessage({ id: 'zakonczenie.szczegoly' })}
        >
          <Facts
            items={
              email === null
                ? details
                : [...details, { key: 'email', label: address, value: email }]
            }
          />
          <div className="CompletionActions">
            {!copy && (
              <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
                <FormattedMessage id="zakonczenie.drukuj" />
              </Button>
            )}
            <Button onClick={onRestart}>
              <FormattedMessage id="zakonczenie.nowe" />
            </Button>
          </div>
        </Section>
      </div>
      {copy && <CopyOnPaper {...copy} />}
    </div>
  );
}
