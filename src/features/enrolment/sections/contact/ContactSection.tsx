import { useIntl } from 'react-intl';
import { EmailField } from '../../../../contact/EmailField';
import { PhoneField } from '../../../../contact/PhoneField';
import type { PhonePrefix } from '../../../../contract/dictionary';
import { FieldGrid } from '../../../../fields/FieldSet';
import { Section } from '../../../../ui/Section';
import { useSectionHead } from '../../model/shownSections';

interface ContactSectionProps {
  number: number;
  prefixes: readonly PhonePrefix[];
}

export function ContactSection({ number, prefixes }: ContactSectionProps) {
  const intl = useIntl();
  return (
    <Section
      {...useSectionHead('contact')}
      number={number}
      lead={intl.formatMessage({ id: 'podsumowanie.dane_kontaktowe.opis' })}
    >
      <FieldGrid>
        <EmailField />
        <PhoneField prefixes={prefixes} />
      </FieldGrid>
    </Section>
  );
}
