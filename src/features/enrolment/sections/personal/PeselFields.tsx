import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDate } from '../../../../domain/calendarDate';
import { PESEL_LENGTH, type PeselData, peselDigits, readPesel } from '../../../../domain/pesel';
import { CheckboxField } from '../../../../fields/CheckboxField';
import { RadioField } from '../../../../fields/RadioField';
import { TextField } from '../../../../fields/TextField';
import { Note } from '../../../../ui/Notice';
import { CallMessage } from '../../../../ui/phoneLinks';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { useEnrolment } from '../../model/enrolmentContext';
import { today } from '../../model/form';
import { useFieldValue } from '../../model/selectors';
import { useBirthDateHint, useRetypeHint } from './hints';

/** The PESEL and the birth date that it says; for a Pole also what to tick without a number. */
export function PeselCell({ foreigner }: { foreigner: boolean }) {
  const intl = useIntl();
  const none = useFieldValue('brakPesel') && !foreigner;
  return (
    <Cell data-half>
      {!none && <PeselFields />}
      {!foreigner && (
        <CheckboxField
          name="brakPesel"
          label={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.brak_pesel' })}
          helper={none && <CallMessage id="podsumowanie.dane_osobowe.brak_pesel.opis" />}
          optional
        />
      )}
    </Cell>
  );
}

const Cell = styled('div')({ display: 'grid', alignContent: 'start', rowGap: 12 });

/** The PESEL, and the birth date that it says, once it does. */
function PeselFields() {
  const intl = useIntl();
  const typed = useFieldValue('pesel');
  const { length } = peselDigits(typed);
  const data = readPesel(typed, today());
  const retypeHint = useRetypeHint(typed);
  const { form } = useEnrolment();
  const presetSex = () => {
    const { pesel, plec } = form.getState().values;
    const now = readPesel(pesel, today());
    if (now && plec === '') form.change('plec', now.sex);
  };
  return (
    <>
      <TextField
        name="pesel"
        inputMode="numeric"
        autoComplete="off"
        autoCapitalize="none"
        numeric
        normalise={peselDigits}
        onChange={presetSex}
        errorAtOnce={length >= PESEL_LENGTH}
        helper={
          retypeHint ||
          (length !== PESEL_LENGTH &&
            intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur.po_pesel' }))
        }
        hint={data && <FromPesel {...data} />}
      />
      {data && <DateOfPesel birthDate={data.birthDate} />}
    </>
  );
}

function DateOfPesel({ birthDate }: { birthDate: string }) {
  const intl = useIntl();
  return (
    <TextField
      name="dataUrodzenia"
      helper={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur.z_pesel' })}
      hint={useBirthDateHint(birthDate)}
      readOnly
      value={formatDate(birthDate)}
      inputMode="numeric"
      autoComplete="off"
      numeric
    />
  );
}

/** Shows what the number fills in, which other fields show: announced. */
function FromPesel({ birthDate, sex }: PeselData) {
  const intl = useIntl();
  const isFilledIn = useFieldValue('plec') === sex;
  const date = intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur' });
  const label = intl.formatMessage({ id: 'podsumowanie.dane_osobowe.plec' });
  const female = intl.formatMessage({ id: 'podsumowanie.dane_osobowe.plec.kobieta' });
  const male = intl.formatMessage({ id: 'podsumowanie.dane_osobowe.plec.mezczyzna' });
  return (
    <VisuallyHidden>
      {`${date}: ${formatDate(birthDate)}`}
      {isFilledIn && `. ${label}: ${sex === 'Kobieta' ? female : male}`}
    </VisuallyHidden>
  );
}

const SEXES = [
  { value: 'Kobieta', label: <FormattedMessage id="podsumowanie.dane_osobowe.plec.kobieta" /> },
  { value: 'Mężczyzna', label: <FormattedMessage id="podsumowanie.dane_osobowe.plec.mezczyzna" /> },
];

/** The sex. A PESEL, where one is asked for, has preset it, and only warns about a different choice. */
export function SexField({ hasPesel }: { hasPesel: boolean }) {
  const intl = useIntl();
  const chosen = useFieldValue('plec');
  const typed = useFieldValue('pesel');
  const data = hasPesel ? readPesel(typed, today()) : null;
  const differs = data !== null && chosen !== '' && chosen !== data.sex;
  return (
    <RadioField
      half
      name="plec"
      options={SEXES}
      helper={
        differs && (
          <Note tone="warning">
            {intl.formatMessage({ id: 'podsumowanie.dane_osobowe.plec.inna_w_pesel' })}
          </Note>
        )
      }
    />
  );
}
