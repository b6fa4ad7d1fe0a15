import WarningAmber from '@mui/icons-material/WarningAmberRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { suspicionAbout } from '../../../../contact/EmailField';
import type { EmailSuspicion } from '../../../../domain/emailSuspicion';
import { focusById } from '../../../../ui/focusById';
import { FROM_SM } from '../../../../ui/theme/media';
import { useEnrolment, useFormSelector } from '../../model/enrolmentContext';
import { SUBMIT_ID } from '../../progress/leadThroughReview';

type Doubt = EmailSuspicion & { email: string };

/** The suspicion about the e-mail address; null without one, and when the candidate keeps it in spite of that. */
export function useEmailDoubt(kept: string | null): Doubt | null {
  const doubt = useFormSelector(({ values: { email } }) => {
    const suspicion = suspicionAbout(email);
    return suspicion && { ...suspicion, email };
  });
  return doubt?.email === kept ? null : doubt;
}

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: 12,
  margin: '12px 0 4px',
  padding: 16,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.warning.tint,
  color: theme.vars.palette.warning.ink,
  '& > svg': { color: theme.vars.palette.warning.main },
  '& > div:last-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    gridColumn: '1 / -1',
    marginTop: 12,
    '& > button': { flex: 1 },
    [FROM_SM]: { gridColumn: 2, '& > button': { flex: 'none' } },
  },
}));

interface EmailDoubtProps {
  doubt: Doubt;
  onKeep: (email: string) => void;
}

/** Repeats the suspicion in the review, until it is accepted or dismissed. */
export function EmailDoubt({ doubt, onKeep }: EmailDoubtProps) {
  const { form } = useEnrolment();
  const { meant, letter, email } = doubt;
  const answer = (act: () => void) => () => {
    act();
    // The buttons disappear with their question.
    focusById(SUBMIT_ID, { preventScroll: true });
  };
  return (
    <Box role="status">
      <WarningAmber />
      <div>
        {letter !== null && (
          <p>
            <FormattedMessage
              id="podsumowanie.dane_kontaktowe.email.litera"
              values={{ znak: letter }}
            />
          </p>
        )}
        {meant !== null && (
          <p>
            <FormattedMessage
              id="podsumowanie.zakonczenie.email.czy_chodzilo"
              values={{ tekst: <b translate="no">{meant}</b> }}
            />
          </p>
        )}
      </div>
      <div>
        {meant !== null && (
          <Button variant="outlined" onClick={answer(() => form.change('email', meant))}>
            <FormattedMessage id="podsumowanie.zakonczenie.email.popraw" />
          </Button>
        )}
        <Button variant="outlined" onClick={answer(() => onKeep(email))}>
          <FormattedMessage id="podsumowanie.zakonczenie.email.zostaw" />
        </Button>
      </div>
    </Box>
  );
}
