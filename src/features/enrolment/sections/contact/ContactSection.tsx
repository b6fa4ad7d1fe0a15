import { useIntl } from 'react-intl';
import type { PhonePrefix } from '../../../../contract/dictionary';
import { FieldGrid } from '../../../../fields/FieldSet';
import { Section } from '../../../../ui/Section';
import { sectionElementId } from '../../form/shownSections';
import { EmailField } from './EmailField';
import { PhoneField } from './PhoneField';

interface ContactSectionProps {
  number: number;
  prefixes: readonly PhonePrefix[];
}

export function ContactSection({ number, prefixes }: ContactSectionProps) {
  const intl = useIntl();
  return (
    <Section
      id={sectionElementId('contact')}
      number={number}
      title={intl.formatMessage({ id: 'podsumowanie.dane_kontaktowe.tytul' })}
      lead={intl.formatMessage({ id: 'podsumowanie.dane_kontaktowe.opis' })}
    >
      <FieldGrid>
        <EmailField />
        <PhoneField prefixes={prefixes} />
      </FieldGrid>
    </Section>
  );
}
