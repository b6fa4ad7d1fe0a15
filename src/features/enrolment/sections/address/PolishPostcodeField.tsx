import { useIntl } from 'react-intl';
import type { AddressName } from '../../../../domain/enrolmentValues';
import { formatPostcode, POSTCODE_LENGTH, postcodeDigits } from '../../../../domain/postcode';
import { TextField } from '../../../../fields/TextField';
import { Spinner } from '../../../../ui/Spinner';
import { useFieldValue } from '../../form/useFieldValue';
import { autoComplete } from './autoComplete';

interface PolishPostcodeFieldProps {
  name: AddressName;
  /** Whether the lookup is pending. */
  busy: boolean;
  /** Whether town and voivodeship are closed until there is a postcode. */
  closed: boolean;
}

/** Letters stay as typed: nothing that a candidate typed is lost. */
const withoutSeparators = (text: string) => (/\p{L}/u.test(text) ? text : postcodeDigits(text));

/**
 * Five digits, shown as NN-NNN; typed dashes and spaces are ignored. More digits are not cut off, which could turn a
 * typing error into another postcode: they are an error at once, and so are letters.
 */
export function PolishPostcodeField({ name, busy, closed }: PolishPostcodeFieldProps) {
  const intl = useIntl();
  const digits = postcodeDigits(useFieldValue(`${name}.kodPocztowy`));
  const [letter] = /\P{Nd}/u.exec(digits) ?? [];
  const wrong = digits.length > POSTCODE_LENGTH || /\D/.test(digits);
  const reasons = [
    letter &&
      intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy.litera' }, { znak: letter }),
    wrong && closed && intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy.zamkniete' }),
  ];
  const status = busy
    ? intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy.szukamy' })
    : reasons.filter(Boolean).join(' ');
  return (
    <TextField
      columns={4}
      name={`${name}.kodPocztowy`}
      label={intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy' })}
      inputMode="numeric"
      autoComplete={autoComplete(name, 'postal-code')}
      numeric
      format={formatPostcode}
      parse={withoutSeparators}
      errorAtOnce={wrong}
      end={busy && <Spinner />}
      helper={
        status ? (
          <span role="status">{status}</span>
        ) : (
          intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy.format' })
        )
      }
    />
  );
}
