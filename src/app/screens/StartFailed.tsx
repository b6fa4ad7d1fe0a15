import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import RefreshRounded from '@mui/icons-material/RefreshRounded';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { CallMessage } from '../../ui/phoneLinks';
import { StatePanel } from '../../ui/StatePanel';
import { SupportData } from '../support/SupportData';

/** Shown instead of everything else when the catalogue failed to load (docs/faults.md, "Start call fails"). */
export function StartFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const intl = useIntl();
  return (
    <StatePanel
      role="alert"
      icon={<CloudOffRounded />}
      tone="error"
      headingLevel={1}
      title={intl.formatMessage({ id: 'start.blad.tytul' })}
      actions={
        <>
          <Button
            variant="contained"
            startIcon={<RefreshRounded />}
            aria-disabled={retrying}
            onClick={() => {
              if (!retrying) onRetry();
            }}
          >
            <FormattedMessage id={retrying ? 'start.blad.ponawianie' : 'start.blad.ponow'} />
          </Button>
          <SupportData />
        </>
      }
    >
      <CallMessage id="start.blad.tekst" />
    </StatePanel>
  );
}
