import { useIntl } from 'react-intl';
import { flagInfo } from '../../features/language/Flag';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { LanguageChange } from './useLanguageChange';

/** Asks before a change of language resets the choices. */
export function LanguageChangeDialog({ change }: { change: LanguageChange }) {
  const intl = useIntl();
  const wanted = flagInfo(change.wanted ?? change.language).name;
  return (
    <ConfirmDialog
      open={change.wanted !== null}
      title={intl.formatMessage({ id: 'jezyk.zmiana.tytul' }, { jezyk: wanted })}
      text={intl.formatMessage({ id: 'jezyk.zmiana.tekst' })}
      confirmLabel={intl.formatMessage({ id: 'jezyk.zmiana.zmien' })}
      cancelLabel={intl.formatMessage(
        { id: 'jezyk.zmiana.zostaw' },
        { jezyk: flagInfo(change.language).name },
      )}
      onConfirm={change.confirm}
      onCancel={change.cancel}
    />
  );
}
