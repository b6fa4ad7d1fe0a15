import { useEffect, useMemo } from 'react';
import { useForm } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { Sex } from '../../../../contract/application';
import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import { hasPesel } from '../../../../domain/identity';
import { checkPesel } from '../../../../domain/pesel';
import { RadioField } from '../../../../fields/RadioField';
import { Note } from '../../../../ui/Notice';
import { useFieldValue } from '../../form/useFieldValue';
import { useIdentity } from './useIdentity';

/** The sex. A PESEL presets it, and only warns about a different choice. */
export function SexField({ today }: { today: string }) {
  const intl = useIntl();
  const form = useForm<EnrolmentValues>('SexField');
  const inPesel = useSexInPesel(today);
  const chosen = useFieldValue('plec');

  useEffect(() => {
    if (inPesel !== null && form.getState().values.plec === '') form.change('plec', inPesel);
  }, [form, inPesel]);

  const options = useMemo(
    () => [
      {
        value: 'Kobieta',
        label: intl.formatMessage({ id: 'podsumowanie.dane_osobowe.plec.kobieta' }),
      },
      {
        value: 'Mężczyzna',
        label: intl.formatMessage({ id: 'podsumowanie.dane_osobowe.plec.mezczyzna' }),
      },
    ],
    [intl],
  );
  const differs = inPesel !== null && chosen !== '' && chosen !== inPesel;
  return (
    <RadioField
      columns={6}
      name="plec"
      legend={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.plec' })}
      options={options}
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

/** The sex in the PESEL, null without a valid one. */
function useSexInPesel(today: string): Sex | null {
  const asked = hasPesel(useIdentity());
  const typed = useFieldValue('pesel');
  const result = checkPesel(asked ? typed : '', today);
  return result.valid ? result.sex : null;
}
