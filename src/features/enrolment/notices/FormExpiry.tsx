import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { bringIntoView, Notice } from '../../../ui/Notice';
import { enrolmentSlice, useEnrolmentState } from '../model/enrolmentSlice';

const { cleared, renewed } = enrolmentSlice.actions;

/** A notice above the form about its contents. */
export const FormNotice = styled(Notice)({
  marginBottom: 24,
  '@media print': { display: 'none' },
});

export const CLEARED_ID = 'form-cleared';

/** Asks before the form is cleared. */
export function ClearDialog(
  props: Omit<ComponentProps<typeof ConfirmDialog>, 'title' | 'confirmLabel' | 'cancelLabel'>,
) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      {...props}
      title={intl.formatMessage({ id: 'podsumowanie.szkic.pytanie.tytul' })}
      confirmLabel={intl.formatMessage({ id: 'podsumowanie.szkic.wyczysc' })}
      cancelLabel={intl.formatMessage({ id: 'podsumowanie.szkic.pytanie.zostaw' })}
      main="cancel"
    />
  );
}

/** Warns before an idle form is cleared, and shows a notice afterwards. */
export function FormExpiry() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const deadline = useEnrolmentState((state) => state.deadline);
  const expired = useEnrolmentState(({ clearedBy }) => clearedBy === 'expiry');
  const time = intl.formatTime(deadline ?? 0, { hour: '2-digit', minute: '2-digit' });
  return (
    <>
      {expired && (
        <FormNotice id={CLEARED_ID} severity="info" role="alert" ref={bringIntoView}>
          <FormattedMessage id="podsumowanie.szkic.koniec.usunieto" />
        </FormNotice>
      )}
      <ClearDialog
        open={deadline !== null}
        text={intl.formatMessage({ id: 'podsumowanie.szkic.koniec.tekst' }, { godzina: time })}
        onConfirm={() => dispatch(cleared('candidate'))}
        onCancel={() => dispatch(renewed())}
        // The focus returns to its element, and the page scrolls there.
        onClosed={() => bringIntoView(document.getElementById(CLEARED_ID))}
      />
    </>
  );
}
