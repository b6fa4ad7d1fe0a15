import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { FormNotice } from './FormNotice';
import { useEnrolment } from '../form/enrolmentContext';

/** Asks before a form that nobody has changed for long is cleared, and says so once it was. */
export function FormExpiry() {
  const intl = useIntl();
  const { clear, expiry } = useEnrolment();
  const { deadline, expired, keep } = expiry;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (expired) bringIntoView(notice.current);
  }, [expired]);
  const time = intl.formatTime(deadline ?? 0, { hour: '2-digit', minute: '2-digit' });
  return (
    <>
      {expired && (
        <FormNotice severity="info" role="alert" ref={notice}>
          <FormattedMessage id="podsumowanie.szkic.koniec.usunieto" />
        </FormNotice>
      )}
      <ConfirmDialog
        open={deadline !== null}
        title={intl.formatMessage({ id: 'podsumowanie.szkic.pytanie.tytul' })}
        text={intl.formatMessage({ id: 'podsumowanie.szkic.koniec.tekst' }, { godzina: time })}
        main="cancel"
        confirmLabel={intl.formatMessage({ id: 'podsumowanie.szkic.wyczysc' })}
        cancelLabel={intl.formatMessage({ id: 'podsumowanie.szkic.pytanie.zostaw' })}
        onConfirm={clear}
        onCancel={keep}
        // The focus goes back to where it was, and the window with it.
        onClosed={() => {
          bringIntoView(notice.current);
        }}
      />
    </>
  );
}

function bringIntoView(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: 'nearest' });
}
