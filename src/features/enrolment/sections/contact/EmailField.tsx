import { useIntl } from 'react-intl';
import { suggestedEmail } from '../../../../domain/emailSuggestion';
import { TextField } from '../../../../fields/TextField';
import { useSuggestion } from '../useSuggestion';

const SUGGESTION = {
  suggest: suggestedEmail,
  message: 'podsumowanie.dane_kontaktowe.email.czy_chodzilo',
} as const;

/** The e-mail address. A likely typing error in its domain gets a suggestion on blur, and is never refused. */
export function EmailField() {
  const intl = useIntl();
  return (
    <TextField
      columns={6}
      name="email"
      label={intl.formatMessage({ id: 'podsumowanie.dane_kontaktowe.email' })}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      {...useSuggestion('email', SUGGESTION)}
    />
  );
}
