import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { PhonePrefix } from '../../../../contract/dictionary';
import { suggestedEmail } from '../../../../domain/emailSuggestion';
import { FieldGrid } from '../../../../fields/FieldSet';
import { TextField } from '../../../../fields/TextField';
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
  suggest: suggestedEmail,
  message: 'podsumowanie.dane_kontaktowe.email.czy_chodzilo',
} as const;

/** The e-mail address. A likely typing error in its domain gets a suggestion on blur, and is never refused. */
function EmailField() {
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
