import { useIntl } from 'react-intl';
import { formatPostcode, POSTCODE_LENGTH, postcodeDigits } from '../../../../domain/postcode';
import { TextField } from '../../../../fields/TextField';
import { useFormField } from '../../../../fields/useFormField';
import { Spinner } from '../../../../ui/Spinner';
import { autoComplete, type AddressName } from './addressName';

interface PolishPostcodeFieldProps {
  name: AddressName;
  /** Whether the lookup is pending. */
  busy: boolean;
}

/**
 * Five digits, shown as NN-NNN; typed dashes and spaces are ignored. More digits are not cut off, which could turn a
 * typing error into another postcode: they are an error at once.
 */
export function PolishPostcodeField({ name, busy }: PolishPostcodeFieldProps) {
  const intl = useIntl();
  const { value } = useFormField(`${name}.kodPocztowy`);
  const tooLong = typeof value === 'string' && postcodeDigits(value).length > POSTCODE_LENGTH;
  return (
    <TextField
      columns={4}
      name={`${name}.kodPocztowy`}
      label={intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy' })}
      inputMode="numeric"
      autoComplete={autoComplete(name, 'postal-code')}
      numeric
      format={formatPostcode}
      parse={postcodeDigits}
      showError={tooLong ? 'now' : 'mode'}
      end={busy && <Spinner />}
      helper={
        busy ? (
          <span role="status">
            {intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy.szukamy' })}
          </span>
        ) : (
          intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy.format' })
        )
      }
    />
  );
}
