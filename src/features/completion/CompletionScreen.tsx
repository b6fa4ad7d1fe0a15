import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { CopyDocument, type SentCopy } from '../../copy/CopyDocument';
import { applicationPath } from '../../domain/screens';
import { useLanguage } from '../../intl/language';
import { Facts } from '../../ui/Facts';
import { GoodNews } from '../../ui/GoodNews';
import { LinkButton } from '../../ui/links';
import { PageHead } from '../../ui/PageHead';
import { Card, Section } from '../../ui/Section';
import { BELOW_MD, BELOW_SM, FROM_MD } from '../../ui/theme/media';
import { usePrint } from '../../ui/usePrint';
import { CopyCard, CopyGone } from './CopyCard';
import { NextSteps } from './NextSteps';
import { Receipt, type ReceiptFacts } from './Receipt';

/** The copy and the way back, side by side until the copy is shown. */
const Pair = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [FROM_MD]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > section': { padding: '32px 24px' },
    '& > :only-child, & > :has([aria-expanded="true"])': { gridColumn: '1 / -1' },
  },
  '@media print': { display: 'none' },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 24px',
  [BELOW_MD]: { '& > button': { minHeight: 44 } },
  [BELOW_SM]: { '& > .MuiButton-root': { width: '100%' } },
});

interface CompletionScreenProps {
  /** null when the reference number is unknown. */
  receipt: Omit<ReceiptFacts, 'studies'> | null;
  /** The chosen studies; `details` in small below the value. */
  facts: readonly { label: string; value: string; details?: string }[];
  /** The chosen level and city; null when they are unknown. */
  level: string | null;
  city: string | null;
  /** Everything that was sent, or null after a reload. */
  copy: SentCopy | null;
  onRestart: () => void;
  /** Starts another application with the same data; null when that is no longer known. */
  onRestartWithData: (() => void) | null;
}

/** The page after a successful submission: next steps, and what was sent (docs/specification.md, section 2). */
export function CompletionScreen(props: CompletionScreenProps) {
  const { receipt, facts, level, city, onRestart, onRestartWithData } = props;
  const intl = useIntl();
  const studies = facts.map(({ label, value, details }) => ({
    key: label,
    label,
    value: (
      <>
        {value}
        {details && <small>{details}</small>}
      </>
    ),
  }));
  const { print, hint } = usePrint();
  const language = useLanguage();
  const copy = receipt && props.copy && { copy: props.copy, identity: receipt };
  return (
    <div>
      <GoodNews>
        <PageHead title={<FormattedMessage id="zakonczenie.tytul" />} />
      </GoodNews>
      <div className="Sections">
        {receipt && <Receipt {...receipt} studies={studies} />}
        <Card component="section">
          <NextSteps
            key={language}
            language={language}
            level={level}
            city={city}
            institution={receipt?.institution ?? null}
          />
        </Card>
        {!receipt && (
          <Section
            id="completion-details"
            title={intl.formatMessage({ id: 'zakonczenie.szczegoly' })}
          >
            <Facts items={studies} />
          </Section>
        )}
        <Pair>
          {copy ? <CopyCard {...copy} /> : <CopyGone />}
          {receipt && receipt.stateAddress !== null && (
            <Section
              id="completion-application"
              title={intl.formatMessage({ id: 'zgloszenie.tytul' })}
              lead={<FormattedMessage id="zakonczenie.moje" />}
            >
              <div className="CompletionActions">
                <Button
                  variant="outlined"
                  endIcon={<ArrowForward />}
                  component={Link}
                  to={applicationPath(receipt.reference)}
                >
                  <FormattedMessage id="podsumowanie.wynik.moje_zgloszenie" />
                </Button>
              </div>
            </Section>
          )}
        </Pair>
        <Actions>
          {!copy && (
            <Button variant="outlined" startIcon={<Print />} onClick={print}>
              <FormattedMessage id="zakonczenie.drukuj" />
            </Button>
          )}
          {onRestartWithData && (
            <LinkButton component="button" type="button" onClick={onRestartWithData}>
              <FormattedMessage id="zakonczenie.te_same_dane" />
            </LinkButton>
          )}
          <LinkButton component="button" type="button" onClick={onRestart}>
            <FormattedMessage id="zakonczenie.nowe" />
          </LinkButton>
        </Actions>
        {hint}
      </div>
      {copy && (
        <CopyDocument
          {...copy.copy}
          identity={copy.identity}
          className="ApplicationCopy--paper"
          level={2}
        />
      )}
    </div>
  );
}
