import { useIntl } from 'react-intl';
import { NO_POSTCODE } from '../../../../domain/candidate';
import { type AddressName, confirmation } from '../../../../domain/enrolmentValues';
import { CheckboxField } from '../../../../fields/CheckboxField';
import { TextField } from '../../../../fields/TextField';
import { useSuggestion } from '../../../../fields/useSuggestion';
import { useFieldValue } from '../../model/selectors';
import { CAPITALS } from '../capitals';
import { autoComplete, SettlementTypeField, StreetFields } from './addressFields';

/** An address abroad, all typed, with a checkbox for countries without postcodes. */
export function ForeignAddress({ name }: { name: AddressName }) {
  const intl = useIntl();
  const noPostcodes = useFieldValue(`${name}.brakKodu`);
  const town = `${name}.miejscowosc`;
  return (
    <>
      <TextField
        half
        name={`${name}.kodPocztowy`}
        autoComplete={autoComplete(name, 'postal-code')}
        numeric
        {...(noPostcodes && { readOnly: true, value: NO_POSTCODE })}
      />
      <CheckboxField
        name={`${name}.brakKodu`}
        label={intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy.brak' })}
        optional
      />
      <TextField
        half
        name={town}
        autoComplete={autoComplete(name, 'address-level2')}
        confirmation={confirmation(
          town,
          intl.formatMessage({ id: 'podsumowanie.pole.potwierdzenie_nazwa' }),
        )}
        {...useSuggestion(town, CAPITALS.place)}
      />
      <SettlementTypeField name={name} />
      <StreetFields name={name} abroad />
    </>
  );
}
