import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Note } from '../../../ui/Notice';
import { FORCED_COLORS } from '../../../ui/theme/media';
import { useOverlay } from '../../../ui/useOverlay';
import { enrolmentSlice, useEnrolmentState } from '../model/enrolmentSlice';
import { CLEARED_ID } from '../notices/FormExpiry';
import { BOTTOM_ID } from '../progress/useSectionInView';
import { DownloadForm } from '../transfer/DownloadForm';
import { OpenForm } from '../transfer/OpenForm';

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 8,
  color: theme.vars.palette.text.secondary,
  '& > p': { maxWidth: '70ch' },
  '& > .MuiButton-root': { marginLeft: -8, marginRight: 16, paddingInline: 8, fontWeight: 400 },
  // Where the buttons have edges, they do not touch.
  [FORCED_COLORS]: { '& > .MuiButton-root': { marginLeft: 0, marginBottom: 8 } },
  '@media print': { display: 'none' },
}));

/** Explains where typed data is stored and for how long, with a button that clears it after a confirmation. */
export function ClearData({ locked }: { locked: boolean }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const draftRefused = useEnrolmentState((state) => state.draftRefused);
  const cleared = useEnrolmentState(({ clearedBy }) => clearedBy === 'candidate');
  const { open, show, hide } = useOverlay();
  return (
    <Box>
      <DownloadForm locked={locked} />
      <OpenForm locked={locked} />
      <Button
        startIcon={<DeleteOutlined />}
        disabled={locked}
        onClick={(event) => {
          show(event);
          dispatch(enrolmentSlice.actions.clearedDismissed());
        }}
      >
        <FormattedMessage id="podsumowanie.szkic.wyczysc" />
      </Button>
      {!draftRefused && (
        <p>
          <FormattedMessage id="podsumowanie.szkic.opis" />
        </p>
      )}
      {cleared && (
        <Note id={CLEARED_ID} tone="ok">
          <FormattedMessage id="podsumowanie.szkic.wyczyszczono" />
        </Note>
      )}
      <ConfirmDialog
        open={open}
        title={intl.formatMessage({ id: 'podsumowanie.szkic.pytanie.tytul' })}
        text={intl.formatMessage({ id: 'podsumowanie.szkic.pytanie.tekst' })}
        confirmLabel={intl.formatMessage({ id: 'podsumowanie.szkic.wyczysc' })}
        main="cancel"
        cancelLabel={intl.formatMessage({ id: 'podsumowanie.szkic.pytanie.zostaw' })}
        onConfirm={() => {
          hide();
          dispatch(enrolmentSlice.actions.cleared('candidate'));
        }}
        onCancel={hide}
      />
      <div id={BOTTOM_ID} />
    </Box>
  );
}
