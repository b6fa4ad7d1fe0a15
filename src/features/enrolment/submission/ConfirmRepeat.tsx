import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useEnrolment } from '../form/enrolmentContext';

interface ConfirmRepeatProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an application without an answer is sent again to a backend that might store it twice. */
export function ConfirmRepeat(props: ConfirmRepeatProps) {
  const intl = useIntl();
  const { helpLine } = useEnrolment();
  // A number in two lines is hard to dial.
  const telefon = helpLine.replaceAll(' ', '\u00a0');
  return (
    <ConfirmDialog
      {...props}
      title={intl.formatMessage({ id: 'podsumowanie.ponowienie.tytul' })}
      text={intl.formatMessage({ id: 'podsumowanie.ponowienie.tekst' }, { telefon })}
      confirmLabel={intl.formatMessage({ id: 'podsumowanie.ponowienie.wyslij' })}
      cancelLabel={intl.formatMessage({ id: 'podsumowanie.ponowienie.nie_wysylaj' })}
      main="cancel"
    />
  );
}
