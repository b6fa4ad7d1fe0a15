import { styled } from '@mui/material/styles';
import type { ClipboardEvent } from 'react';
import { useForm } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { PhonePrefix } from '../../../../contract/dictionary';
import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import { splitPhone } from '../../../../domain/phone';
import { fieldId } from '../../../../fields/fieldId';
import { FieldSet } from '../../../../fields/FieldSet';
import { TextField } from '../../../../fields/TextField';
import { PrefixField } from './PrefixField';

/** Errors of the number are shown below both fields. */
const SideBySide = styled('div')({
  display: 'grid',
  gridTemplateColumns: '116px minmax(0, 1fr)',
  gap: '0 8px',
  '& > .MuiFormControl-root': {
    display: 'contents',
    '& > :is([aria-live], .MuiFormHelperText-root)': { gridColumn: '1 / -1' },
  },
});

/**
 * A phone number as prefix and rest; a number with a prefix is split into both, whether typed, pasted or autofilled.
 */
export function PhoneField({ prefixes }: { prefixes: readonly PhonePrefix[] }) {
  const intl = useIntl();
  const form = useForm<EnrolmentValues>('PhoneField');
  /** Sets the prefix of a number that includes one, and returns the rest; null for any other text. */
  const cut = (text: string): string | null => {
    const codes = prefixes.map(({ kodKierunkowy }) => kodKierunkowy);
    const phone = splitPhone(text, codes, form.getState().values.numerKierunkowy);
    if (phone !== null) form.change('numerKierunkowy', phone.numerKierunkowy);
    return phone?.telefon ?? null;
  };
  const paste = (event: ClipboardEvent) => {
    const rest = cut(event.clipboardData.getData('text'));
    if (rest === null) return;
    event.preventDefault();
    form.change('telefon', rest);
  };
  return (
    <FieldSet
      id={fieldId('telefon.grupa')}
      legend={intl.formatMessage({ id: 'podsumowanie.dane_kontaktowe.telefon' })}
      columns={6}
    >
      <SideBySide>
        <PrefixField prefixes={prefixes} />
        <TextField
          name="telefon"
          label={intl.formatMessage({ id: 'podsumowanie.dane_kontaktowe.numer' })}
          hideLabel
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          numeric
          normalise={(typed) => cut(typed) ?? typed}
          onPaste={paste}
        />
      </SideBySide>
    </FieldSet>
  );
}
