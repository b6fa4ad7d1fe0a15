import { useIntl } from 'react-intl';
import { suggestedEmail } from '../../../../domain/emailSuggestion';
import { focusField } from '../../../../fields/focusField';
import { TextField } from '../../../../fields/TextField';
import { useFormField } from '../../../../fields/useFormField';
import { LinkButton } from '../../../../ui/links';
import { useAfterBlur } from './useAfterBlur';

const NAME = 'email';

/** The e-mail address. A likely typing error in its domain gets a suggestion on blur, and is never refused. */
export function EmailField() {
  const intl = useIntl();
  const { value, change } = useFormField(NAME);
  const { left, onBlur } = useAfterBlur(value);
  const suggestion = left && typeof value === 'string' ? suggestedEmail(value) : null;
  const accept = () => {
    change(suggestion);
    // The button disappears with its question.
    focusField(NAME);
  };
  return (
    <TextField
      columns={6}
      onBlur={onBlur}
      name={NAME}
      label={intl.formatMessage({ id: 'podsumowanie.dane_kontaktowe.email' })}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      hint={
        suggestion && (
          <LinkButton component="button" type="button" onClick={accept}>
            {intl.formatMessage(
              { id: 'podsumowanie.dane_kontaktowe.email.czy_chodzilo' },
              { adres: suggestion },
            )}
          </LinkButton>
        )
      }
    />
  );
}
