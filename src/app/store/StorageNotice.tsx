import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/Notice';
import { focusHeading } from '../navigation/useNavigationFocus';
import type { StorageRefusal } from './storageRefusal';

/**
 * Reports that nothing is stored, because the browser's storage is blocked or full; shown on every screen until it is
 * dismissed (docs/decisions.md, "storage blocked or full").
 */
export function StorageNotice({ refusal }: { refusal: StorageRefusal }) {
  const isDue = useSyncExternalStore(refusal.subscribe, refusal.isNoticeDue, () => false);
  if (!isDue) return null;
  const close = () => {
    // The removed button had the focus.
    focusHeading();
    refusal.dismiss();
  };
  return (
    <Notice
      severity="warning"
      action={
        <Button onClick={close}>
          <FormattedMessage id="powiadomienie.zamknij" />
        </Button>
      }
    >
      <FormattedMessage id="start.nie_zapamietamy" />
    </Notice>
  );
}
