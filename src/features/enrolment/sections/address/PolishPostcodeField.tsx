import { useIntl } from 'react-intl';
import type { AddressName } from '../../../../domain/enrolmentValues';
import { formatPostcode, POSTCODE_LENGTH, postcodeDigits } from '../../../../domain/postcode';
import { TextField } from '../../../../fields/TextField';
import type { MessageId } from '../../../../intl/messages';
import { Spinner } from '../../../../ui/Spinner';
import { useFieldValue } from '../../model/selectors';
import { autoComplete } from './addressFields';

interface PolishPostcodeFieldProps {
  name: AddressName;
  /** True when the lookup is pending. */
  busy: boolean;
  /** The message of the lookup. */
  outcome: MessageId | undefined;
  /** True when the town below confirms the postcode. */
  found: boolean;
}

/** Letters stay as typed: nothing that a candidate typed is lost. */
const tidied = (text: string) =>
  /\p{L}/u.test(text) ? text : formatPostcode(postcodeDigits(text));

/**
 * Five digits with any dashes and spaces, which become NN-NNN when the field is left. More digits are not cut off, which
 * could turn a typing error into another postcode: they are an error at once, and so are letters.
 */
export function PolishPostcodeField({ name, busy, outcome, found }: PolishPostcodeFieldProps) {
  const intl = useIntl();
  const digits = postcodeDigits(useFieldValue(`${name}.kodPocztowy`));
  const [letter] = /\P{Nd}/u.exec(digits) ?? [];
  const reasons = [
    letter &&
      intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy.litera' }, { znak: letter }),
    outcome && intl.formatMessage({ id: outcome }),
  ];
  const status = busy
    ? intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy.szukamy' })
    : reasons.filter(Boolean).join(' ');
  return (
    <TextField
      name={`${name}.kodPocztowy`}
      inputMode="numeric"
      autoComplete={autoComplete(name, 'postal-code')}
      numeric
      normalise={tidied}
      errorAtOnce={letter !== undefined || digits.length > POSTCODE_LENGTH}
      end={busy && <Spinner />}
      helper={
        status ? (
          <span role="status">{status}</span>
        ) : found ? null : (
          intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy.format' })
        )
      }
    />
  );
}
