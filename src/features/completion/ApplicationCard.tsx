import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { applicationPath } from '../../domain/screens';
import { Section } from '../../ui/Section';

/** The way back to the application. */
export function ApplicationCard({ reference }: { reference: string }) {
  const title = useIntl().formatMessage({ id: 'zgloszenie.tytul' });
  return (
    <Section
      id="completion-application"
      title={title}
      lead={<FormattedMessage id="zakonczenie.moje" />}
    >
      <div className="CompletionActions">
        <Button
          variant="outlined"
          endIcon={<ArrowForward />}
          component={RouterLink}
          to={applicationPath(reference)}
        >
          <FormattedMessage id="podsumowanie.wynik.moje_zgloszenie" />
        </Button>
      </div>
    </Section>
  );
}
