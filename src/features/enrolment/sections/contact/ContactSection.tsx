import { useIntl } from 'react-intl';
import { EmailField } from '../../../../contact/EmailField';
import { PhoneField } from '../../../../contact/PhoneField';
import { FieldGrid } from '../../../../fields/FieldSet';
import { Section } from '../../../../ui/Section';
import { useSectionHead } from '../../model/shownSections';
import type { SectionProps } from '../../model/useEnrolmentData';

export function ContactSection({ number, data }: SectionProps) {
  const intl = useIntl();
  return (
    <Section
      {...useSectionHead('contact')}
      number={number}
      lead={intl.formatMessage({ id: 'podsumowanie.dane_kontaktowe.opis' })}
    >
      <FieldGrid>
        <EmailField />
        <PhoneField prefixes={data.prefixes.offered} />
      </FieldGrid>
    </Section>
  );
}
