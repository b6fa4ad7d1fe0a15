import { useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../ui/useToast';
import type { StorageRefusal } from './storageRefusal';

/** Tells the candidate once that nothing is kept, because the browser's storage is blocked or full. */
export function NotKeptNotice({ refusal }: { refusal: StorageRefusal }) {
  const intl = useIntl();
  const toast = useToast();
  const refused = useSyncExternalStore(refusal.subscribe, refusal.isReported, () => false);
  useEffect(() => {
    if (refused) toast(intl.formatMessage({ id: 'start.nie_zapamietamy' }), 'warning');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- said once, in the language of that moment
  }, [refused]);
  return null;
}
