import { memo } from 'react';
import { useIntl } from 'react-intl';
import { EmailField } from '../../../../contact/EmailField';
import { PhoneField } from '../../../../contact/PhoneField';
import type { PhonePrefix } from '../../../../contract/dictionary';
import { FieldGrid } from '../../../../fields/FieldSet';
import { FormSection } from '../FormSection';

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
