import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlineRounded';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { formatDate } from '../../../../domain/calendarDate';
import { checkPesel, PESEL_LENGTH, peselDigits } from '../../../../domain/pesel';
import { TextField } from '../../../../fields/TextField';
import { useFieldValue } from '../../form/useFieldValue';
import { useAgeHint, useRetypeHint } from './hints';

/** The PESEL, and the birth date derived from it. */
export function PeselFields({ today }: { today: string }) {
  const intl = useIntl();
  const value = useFieldValue('pesel');
  const typed = typeof value === 'string' ? value : '';
  const result = checkPesel(typed, today);
  const retypeHint = useRetypeHint(typed);
  const ageHint = useAgeHint(result.valid ? result.birthDate : null, today);
  return (
    <>
      <TextField
        columns={6}
        name="pesel"
        label={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.pesel' })}
        inputMode="numeric"
        autoComplete="off"
        autoCapitalize="none"
        numeric
        parse={peselDigits}
        errorAtOnce={typed.length >= PESEL_LENGTH}
        helper={result.valid ? <CorrectPesel /> : retypeHint}
      />
      <TextField
        columns={6}
        name="dataUrodzenia"
        label={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur' })}
        helper={
          result.valid
            ? intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur.z_pesel' })
            : intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur.po_pesel' })
        }
        hint={ageHint}
        readOnly
        value={result.valid ? formatDate(result.birthDate) : ''}
        inputMode="numeric"
        autoComplete="off"
        numeric
      />
    </>
  );
}

const Correct = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  color: theme.vars.palette.success.main,
  fontWeight: 500,
}));

function CorrectPesel() {
  const intl = useIntl();
  return (
    <Correct role="status">
      <CheckCircleOutline />
      {intl.formatMessage({ id: 'podsumowanie.dane_osobowe.pesel_poprawny' })}
    </Correct>
  );
}
