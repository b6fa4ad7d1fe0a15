import { FormattedMessage, useIntl } from 'react-intl';
import { checkPesel } from '../../../../domain/pesel';
import { RadioField } from '../../../../fields/RadioField';
import { Note } from '../../../../ui/Notice';
import { useFieldValue } from '../../model/enrolmentContext';
import { today } from '../../model/form';

const SEXES = [
  { value: 'Kobieta', label: <FormattedMessage id="podsumowanie.dane_osobowe.plec.kobieta" /> },
  { value: 'Mężczyzna', label: <FormattedMessage id="podsumowanie.dane_osobowe.plec.mezczyzna" /> },
];

/**
 * The sex. A PESEL has preset it, and only warns about a different choice.
 *
 * @param hasPesel true when a PESEL is asked for
 */
export function SexField({ hasPesel }: { hasPesel: boolean }) {
  const intl = useIntl();
  const chosen = useFieldValue('plec');
  const typed = useFieldValue('pesel');
  const result = checkPesel(hasPesel ? typed : '', today());
  const inPesel = result.valid ? result.sex : null;
  const differs = inPesel !== null && chosen !== '' && chosen !== inPesel;
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
