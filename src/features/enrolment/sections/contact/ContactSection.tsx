import { useIntl } from 'react-intl';
import type { PhonePrefix } from '../../../../contract/dictionary';
import { TextField } from '../../../../fields/TextField';
import { Section } from '../../../../ui/Section';
import { sectionElementId } from '../../shownSections';
import { PhoneField } from './PhoneField';

interface ContactSectionProps {
  number: number;
  prefixes: readonly PhonePrefix[];
}

/** How the institution reaches the candidate. */
export function ContactSection({ number, prefixes }: ContactSectionProps) {
  const intl = useIntl();
  return (
    <Section
      id={sectionElementId('contact')}
      number={number}
      title={intl.formatMessage({ id: 'podsumowanie.dane_kontaktowe.tytul' })}
      lead={intl.formatMessage({ id: 'podsumowanie.dane_kontaktowe.opis' })}
    >
      <div className="Grid">
        <TextField
          className="c6"
          name="email"
          label={intl.formatMessage({ id: 'podsumowanie.dane_kontaktowe.email' })}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <PhoneField prefixes={prefixes} />
      </div>
    </Section>
  );
}
