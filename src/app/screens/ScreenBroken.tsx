import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { StatePanel } from '../../ui/StatePanel';
import { Help } from '../layout/Help';
import { SupportData } from '../support/SupportData';

/** Replaces a screen that crashed. */
export function ScreenBroken({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl();
  return (
    <main className="Container Layout Layout--single">
      <StatePanel
        role="alert"
        icon={<ErrorOutlineRounded />}
        tone="error"
        headingLevel={1}
        title={intl.formatMessage({ id: 'start.blad_ekranu.tytul' })}
        actions={
          <Button variant="contained" onClick={onRetry}>
            <FormattedMessage id="start.blad_ekranu.dalej" />
          </Button>
        }
      >
        <FormattedMessage id="start.blad_ekranu.tekst" />
      </StatePanel>
      <div>
        <Help />
        <SupportData />
      </div>
    </main>
  );
}
