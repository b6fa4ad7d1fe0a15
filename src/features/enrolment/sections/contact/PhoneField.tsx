import { useCallback, type ClipboardEvent } from 'react';
import { useForm } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { PhonePrefix } from '../../../../contract/dictionary';
import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import { splitPhone } from '../../../../domain/phone';
import { TextField } from '../../../../fields/TextField';
import { PrefixField } from './PrefixField';

/** A phone number: its prefix and the rest; a whole number that is pasted finds its place in both. */
export function PhoneField({ prefixes }: { prefixes: readonly PhonePrefix[] }) {
  const intl = useIntl();
  const form = useForm<EnrolmentValues>('PhoneField');
  const split = useCallback(
    (event: ClipboardEvent<HTMLInputElement>) => {
      const codes = prefixes.map(({ kodKierunkowy }) => kodKierunkowy);
      const phone = splitPhone(event.clipboardData.getData('text'), codes);
      if (phone === null) return;
      event.preventDefault();
      form.batch(() => {
        form.change('numerKierunkowy', phone.numerKierunkowy);
        form.change('telefon', phone.telefon);
      });
    },
    [form, prefixes],
  );
  return (
    <fieldset className="Field c6">
      <legend className="Label">
        {intl.formatMessage({ id: 'podsumowanie.dane_kontaktowe.telefon' })}
      </legend>
      <div className="Phone">
        <PrefixField prefixes={prefixes} />
        <TextField
          name="telefon"
          label={intl.formatMessage({ id: 'podsumowanie.dane_kontaktowe.numer' })}
          hideLabel
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          numeric
          onPaste={split}
        />
      </div>
    </fieldset>
  );
}
