import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useEnrolment, useEnrolmentState } from '../form/enrolmentContext';
import { styled } from '@mui/material/styles';
import { Notice } from '../../../ui/Notice';

/** A notice above the form about its contents. */
export const FormNotice = styled(Notice)({
  marginBottom: 24,
  '@media print': { display: 'none' },
});

/** Warns before an idle form is cleared, and shows a notice afterwards. */
export function FormExpiry() {
  const intl = useIntl();
  const { clear, renew } = useEnrolment();
  const deadline = useEnrolmentState((state) => state.deadline);
  const expired = useEnrolmentState(({ clearedBy }) => clearedBy === 'expiry');
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
        onConfirm={() => {
          clear();
        }}
        onCancel={renew}
        // The focus returns to its element, and the page scrolls there.
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
