import Check from '@mui/icons-material/CheckRounded';
import Print from '@mui/icons-material/PrintOutlined';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '../../intl/language';
import { Button } from '../../ui/Button';
import { Facts } from '../../ui/Facts';
import { PageHead } from '../../ui/PageHead';
import { Section } from '../../ui/Section';
import { NextSteps } from './NextSteps';

interface CompletionScreenProps {
  /** What was applied for. */
  facts: readonly { label: string; value: string }[];
  /** The address that was given; null when it is no longer known. */
  email: string | null;
  onRestart: () => void;
}

/** The application is saved: what comes next, and what was sent (specification, section 2). */
export function CompletionScreen({ facts, email, onRestart }: CompletionScreenProps) {
  const intl = useIntl();
  const language = useLanguage();
  const details = facts.map(({ label, value }) => ({ key: label, label, value }));
  const address = intl.formatMessage({ id: 'zakonczenie.email' });
  return (
    <div className="State">
      <div className="DoneHead">
        <span className="ic">
          <Check />
        </span>
        <PageHead
          title={<FormattedMessage id="zakonczenie.tytul" />}
          lead={<FormattedMessage id="zakonczenie.opis" />}
        />
      </div>
      <div className="Sections">
        <section className="Section Paper">
          <NextSteps key={language} language={language} />
        </section>
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
            <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
              <FormattedMessage id="zakonczenie.drukuj" />
            </Button>
            <Button variant="text" onClick={onRestart}>
              <FormattedMessage id="zakonczenie.nowe" />
            </Button>
          </div>
        </Section>
      </div>
    </div>
  );
}
