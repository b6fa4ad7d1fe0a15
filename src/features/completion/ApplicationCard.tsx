import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS } from '../../domain/screens';
import { Section } from '../../ui/Section';

/** The page "My application", with the number in the fragment, which is not sent to the server. */
export function applicationPath(reference: string): string {
  return `${PATHS.application}#${reference}`;
}

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
