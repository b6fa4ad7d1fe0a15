import { styled } from '@mui/material/styles';
import { useCallback, useMemo } from 'react';
import { useForm } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { PhonePrefix } from '../contract/dictionary';
import type { ContactValues } from '../domain/contact';
import { splitPhone, suggestedPrefix } from '../domain/phone';
import { grouped } from '../domain/phonePrefix';
import { FieldSet } from '../fields/FieldSet';
import { TextField, type TextFieldProps } from '../fields/TextField';
import { textOf, useValueOf } from '../fields/useFormField';
import { useSuggestion } from '../fields/useSuggestion';
import { PrefixField } from './PrefixField';

/** Errors of the number are shown below both fields. */
const SideBySide = styled('div')({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: '0 8px',
  '& > .MuiFormControl-root': {
    display: 'contents',
    '& > :is([aria-live], [role="status"], .MuiFormHelperText-root)': { gridColumn: '1 / -1' },
  },
});

interface PhoneFieldProps extends Pick<TextFieldProps, 'autoFocus'> {
  prefixes: readonly PhonePrefix[];
}

/** A phone number as prefix and rest; a number with a prefix is split into both when the field is left. */
export function PhoneField({ prefixes, autoFocus }: PhoneFieldProps) {
  const intl = useIntl();
  const form = useForm<ContactValues>('PhoneField');
  const codes = useMemo(() => prefixes.map(({ kodKierunkowy }) => kodKierunkowy), [prefixes]);
  /** Sets the prefix of a number that includes one, and returns the rest; null for any other text. */
  const cut = (text: string): string | null => {
    const phone = splitPhone(text, codes, form.getState().values.numerKierunkowy);
    if (phone !== null) form.change('numerKierunkowy', phone.numerKierunkowy);
    return phone?.telefon ?? null;
  };
  return (
    <FieldSet
      name="telefon.grupa"
      label={intl.formatMessage({ id: 'podsumowanie.dane_kontaktowe.telefon' })}
      half
    >
      <SideBySide>
        <PrefixField prefixes={prefixes} />
        <TextField
          name="telefon"
          hideLabel
          type="tel"
          inputMode="tel"
          autoComplete="section-candidate tel-national"
          numeric
          autoFocus={autoFocus}
          normalise={(typed) => cut(typed) ?? typed}
          {...useOtherPrefix(codes, (text) => {
            form.change('telefon', cut(text) ?? text);
          })}
        />
      </SideBySide>
    </FieldSet>
  );
}

/** Offers the prefix of another country which the number starts with, once the field is left. */
function useOtherPrefix(codes: readonly string[], accept: (number: string) => void) {
  const chosen = useValueOf('numerKierunkowy', textOf);
  const suggest = useCallback(
    (text: string) => {
      const phone = suggestedPrefix(text, codes, chosen);
      return phone && `${phone.numerKierunkowy} ${grouped(phone.telefon)}`;
    },
    [codes, chosen],
  );
  return useSuggestion('telefon', {
    suggest,
    message: 'podsumowanie.dane_kontaktowe.telefon.czy_chodzilo',
    accept,
  });
}
