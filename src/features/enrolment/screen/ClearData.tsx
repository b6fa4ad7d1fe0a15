import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Note } from '../../../ui/Notice';
import { FORCED_COLORS } from '../../../ui/theme/media';
import { useOverlay } from '../../../ui/useOverlay';
import { enrolmentSlice, useEnrolmentState } from '../model/enrolmentSlice';
import { canEncrypt } from '../model/formFile';
import { useIsLocked } from '../model/selectors';
import { ClearDialog, CLEARED_ID } from '../notices/FormExpiry';
import { BOTTOM_ID } from '../progress/useSectionInView';
import { FormFileButtons } from '../transfer/FormFileButtons';

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
export function ClearData() {
  const locked = useIsLocked();
  const dispatch = useDispatch();
  const draftRefused = useEnrolmentState((state) => state.draftRefused);
  const cleared = useEnrolmentState(({ clearedBy }) => clearedBy === 'candidate');
  const { open, show, hide } = useOverlay();
  return (
    <Box>
      {canEncrypt() && <FormFileButtons locked={locked} />}
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
      <ClearDialog
        open={open}
        text={<FormattedMessage id="podsumowanie.szkic.pytanie.tekst" />}
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
