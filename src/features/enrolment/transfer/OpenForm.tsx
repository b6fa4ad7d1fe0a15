import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../../ui/links';
import { Note } from '../../../ui/Notice';
import { chunk } from '../../../ui/useChunk';
import { FormNotice } from '../draft/FormExpiry';
import { useEnrolmentState } from '../state/enrolmentSlice';
import { canEncrypt } from './formFile';
import { useDialog } from './useDialog';

const part = chunk(() => import(/* webpackChunkName: "form-file" */ './OpenDialog'));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  margin: '-8px 0 16px',
  color: theme.vars.palette.text.secondary,
  fontSize: '1rem',
  '@media print': { display: 'none' },
}));

/** Above the form: opens an encrypted file of another device or programme, and describes what was filled in. */
export const OpenForm = memo(function OpenForm({ locked }: { locked: boolean }) {
  const { module, open, failed, show, hide } = useDialog(part);
  if (!canEncrypt()) return <OpenedNotice />;
  return (
    <>
      <OpenedNotice />
      <Line>
        <FormattedMessage id="podsumowanie.plik.mam" />
        <LinkButton
          component="button"
          type="button"
          disabled={locked}
          aria-haspopup="dialog"
          onClick={show}
        >
          <FormattedMessage id="podsumowanie.plik.otworz" />
        </LinkButton>
        {failed && (
          <Note tone="info">
            <FormattedMessage id="podsumowanie.plik.niewczytane" />
          </Note>
        )}
      </Line>
      {module && <module.OpenDialog open={open} onClose={hide} />}
    </>
  );
});

function OpenedNotice() {
  const opened = useEnrolmentState((state) => state.opened);
  const answersLeftOut = useEnrolmentState((state) => state.answersDropped);
  if (opened === null) return null;
  const { from, otherStudies, cardLeftOut } = opened;
  const isFile = from === 'file';
  const lines = [
    isFile ? ('podsumowanie.plik.wypelniono' as const) : 'podsumowanie.plik.wypelniono_ponownie',
    isFile && otherStudies && 'podsumowanie.plik.inne_studia',
    answersLeftOut && 'podsumowanie.plik.odpowiedzi',
    cardLeftOut && 'podsumowanie.plik.legitymacja',
  ].filter((line) => line !== false);
  return (
    <FormNotice severity="success">
      {lines.map((line) => (
        <p key={line}>
          <FormattedMessage id={line} />
        </p>
      ))}
    </FormNotice>
  );
}
