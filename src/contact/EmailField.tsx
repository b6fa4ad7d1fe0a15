import { lruMemoize } from '@reduxjs/toolkit';
import { useIntl } from 'react-intl';
import { emailSuspicion } from '../domain/emailSuspicion';
import { TextField, type TextFieldProps } from '../fields/TextField';
import { useValueOf } from '../fields/useFormField';
import { useSuggestion } from '../fields/useSuggestion';

/** Memoised: the form asks again at each key in any field. */
export const suspicionAbout = lruMemoize(emailSuspicion);

const SUGGESTION = {
  suggest: (email: string) => suspicionAbout(email)?.meant ?? null,
  message: 'podsumowanie.dane_kontaktowe.email.czy_chodzilo',
} as const;

function letterIn(email: unknown): string | null {
  return typeof email === 'string' ? (suspicionAbout(email)?.letter ?? null) : null;
}

/** A text field, as browsers rewrite letters of other scripts in `type="email"` while they are typed. */
export function EmailField({ autoFocus }: Pick<TextFieldProps, 'autoFocus'>) {
  const intl = useIntl();
  const suggestion = useSuggestion('email', SUGGESTION);
  const znak = useValueOf('email', letterIn);
  const hint = znak ? (
    <>
      {intl.formatMessage({ id: 'podsumowanie.dane_kontaktowe.email.litera' }, { znak })}{' '}
      {suggestion.hint}
    </>
  ) : (
    suggestion.hint
  );
  return (
    <TextField
      half
      name="email"
      inputMode="email"
      autoComplete="section-candidate email"
      autoCapitalize="none"
      autoFocus={autoFocus}
      {...suggestion}
      hint={hint}
    />
  );
}
