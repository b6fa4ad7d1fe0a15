import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlineRounded';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Sex } from '../../../../contract/application';
import { formatDate } from '../../../../domain/calendarDate';
import { checkPesel, PESEL_LENGTH, peselDigits } from '../../../../domain/pesel';
import { CheckboxField } from '../../../../fields/CheckboxField';
import type { Columns } from '../../../../fields/FieldSet';
import { TextField } from '../../../../fields/TextField';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { useFieldValue } from '../../form/useFieldValue';
import { CallUs } from '../CallUs';
import { useBirthDateHint, useRetypeHint } from './hints';

/** The PESEL, and below it what a Pole ticks who has none yet. */
export function PeselCell({ today, foreigner }: { today: string; foreigner: boolean }) {
  const intl = useIntl();
  const none = useFieldValue('brakPesel');
  if (foreigner) return <PeselField today={today} columns={6} />;
  return (
    <div data-columns={6}>
      {!none && <PeselField today={today} />}
      <CheckboxField
        name="brakPesel"
        label={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.brak_pesel' })}
        helper={none && <CallUs id="podsumowanie.dane_osobowe.brak_pesel.opis" />}
        optional
      />
    </div>
  );
}

function PeselField({ today, columns }: { today: string; columns?: Columns }) {
  const intl = useIntl();
  const typed = useFieldValue('pesel');
  const result = checkPesel(typed, today);
  const retypeHint = useRetypeHint(typed);
  return (
    <TextField
      {...(columns && { columns })}
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
  );
}

/** The birth date that the PESEL says. */
export function DateOfPesel({ today }: { today: string }) {
  const intl = useIntl();
  const result = checkPesel(useFieldValue('pesel'), today);
  const birthDateHint = useBirthDateHint(result.valid ? result.birthDate : null, today);
  return (
    <TextField
      columns={6}
      name="dataUrodzenia"
      label={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur' })}
      helper={
        result.valid
          ? intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur.z_pesel' })
          : intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur.po_pesel' })
      }
      hint={birthDateHint}
      readOnly
      value={result.valid ? formatDate(result.birthDate) : '–'}
      inputMode="numeric"
      autoComplete="off"
      numeric
    />
  );
}

const Correct = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  color: theme.vars.palette.success.main,
  fontWeight: 400,
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
