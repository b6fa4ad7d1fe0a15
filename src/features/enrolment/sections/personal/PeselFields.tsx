import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlineRounded';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Sex } from '../../../../contract/application';
import { formatDate } from '../../../../domain/calendarDate';
import { checkPesel, PESEL_LENGTH, peselDigits } from '../../../../domain/pesel';
import { TextField } from '../../../../fields/TextField';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { useFieldValue } from '../../form/useFieldValue';
import { useAgeHint, useRetypeHint } from './hints';

/** The PESEL, and the birth date derived from it. */
export function PeselFields({ today }: { today: string }) {
  const intl = useIntl();
  const typed = useFieldValue('pesel');
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
        helper={retypeHint}
        hint={result.valid ? <CorrectPesel {...result} /> : null}
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
        value={result.valid ? formatDate(result.birthDate) : '–'}
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

/** Announced with what the number fills in, which other fields show. */
function CorrectPesel({ birthDate, sex }: { birthDate: string; sex: Sex }) {
  const intl = useIntl();
  const isFilledIn = useFieldValue('plec') === sex;
  const date = intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur' });
  const label = intl.formatMessage({ id: 'podsumowanie.dane_osobowe.plec' });
  const female = intl.formatMessage({ id: 'podsumowanie.dane_osobowe.plec.kobieta' });
  const male = intl.formatMessage({ id: 'podsumowanie.dane_osobowe.plec.mezczyzna' });
  return (
    <Correct>
      <CheckCircleOutline />
      <span>
        <FormattedMessage id="podsumowanie.dane_osobowe.pesel_poprawny" />
        <VisuallyHidden>
          {` ${date}: ${formatDate(birthDate)}`}
          {isFilledIn && `. ${label}: ${sex === 'Kobieta' ? female : male}`}
        </VisuallyHidden>
      </span>
    </Correct>
  );
}
