import { useIntl } from 'react-intl';
import type { DictionaryEntry } from '../../../../contract/dictionary';
import { FieldGrid } from '../../../../fields/FieldSet';
import { Section } from '../../../../ui/Section';
import { sectionElementId } from '../../form/shownSections';
import type { FetchedList } from '../../loading/fetchedList';
import { AddressFields } from './AddressFields';

interface ResidenceSectionProps {
  number: number;
  countries: FetchedList<DictionaryEntry>;
}

/** The address of residence. */
export function ResidenceSection({ number, countries }: ResidenceSectionProps) {
  const intl = useIntl();
  return (
    <Section
      id={sectionElementId('residence')}
      number={number}
      title={intl.formatMessage({ id: 'podsumowanie.adres.tytul' })}
    >
      <FieldGrid>
        <AddressFields name="adres" countries={countries} />
      </FieldGrid>
    </Section>
  );
}
