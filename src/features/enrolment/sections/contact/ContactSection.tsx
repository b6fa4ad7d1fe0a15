import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { PhonePrefix } from '../../../../contract/dictionary';
import { emailSuspicion } from '../../../../domain/emailSuspicion';
import { FieldGrid } from '../../../../fields/FieldSet';
import { TextField } from '../../../../fields/TextField';
import { useFieldValue } from '../../form/useFieldValue';
import { FormSection } from '../FormSection';
import { useSuggestion } from '../useSuggestion';
import { PhoneField } from './PhoneField';

interface ContactSectionProps {
  number: number;
  prefixes: readonly PhonePrefix[];
}

export const ContactSection = memo(function ContactSection({
  number,
  prefixes,
}: ContactSectionProps) {
  const intl = useIntl();
  return (
    <FormSection
      section="contact"
      number={number}
      lead={intl.formatMessage({ id: 'podsumowanie.dane_kontaktowe.opis' })}
    >
      <FieldGrid>
        <EmailField />
        <PhoneField prefixes={prefixes} />
      </FieldGrid>
    </FormSection>
  );
});

const SUGGESTION = {
  suggest: (email: string) => emailSuspicion(email)?.meant ?? null,
  message: 'podsumowanie.dane_kontaktowe.email.czy_chodzilo',
} as const;

function letterIn(email: unknown): string | null {
  return typeof email === 'string' ? (emailSuspicion(email)?.letter ?? null) : null;
}

/**
 * The e-mail address. A likely typing error gets a suggestion on blur, and is never refused. A text field, as browsers
 * rewrite letters of other scripts in `type="email"` while they are typed.
 */
function EmailField() {
  const intl = useIntl();
  const suggestion = useSuggestion('email', SUGGESTION);
  const znak = useFieldValue('email', letterIn);
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
      columns={6}
      name="email"
      label={intl.formatMessage({ id: 'podsumowanie.dane_kontaktowe.email' })}
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      {...suggestion}
      hint={hint}
    />
  );
}
