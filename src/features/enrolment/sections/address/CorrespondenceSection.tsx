import { useIntl } from 'react-intl';
import type { DictionaryEntry } from '../../../../contract/dictionary';
import { FieldGrid } from '../../../../fields/FieldSet';
import { RadioField } from '../../../../fields/RadioField';
import { useFormField } from '../../../../fields/useFormField';
import { Section } from '../../../../ui/Section';
import { sectionElementId } from '../../form/shownSections';
import type { FetchedList } from '../../loading/fetchedList';
import { AddressFields } from './AddressFields';

interface CorrespondenceSectionProps {
  number: number;
  countries: FetchedList<DictionaryEntry>;
}

/** The correspondence address: the residence or another one. */
export function CorrespondenceSection({ number, countries }: CorrespondenceSectionProps) {
  const intl = useIntl();
  const elsewhere = useFormField('adresKorespondencyjnyJakZamieszkania').value === false;
  const title = intl.formatMessage({ id: 'podsumowanie.adres_korespondencyjny.tytul' });
  return (
    <Section id={sectionElementId('correspondence')} number={number} title={title}>
      <FieldGrid>
        <RadioField
          name="adresKorespondencyjnyJakZamieszkania"
          legend={title}
          hideLegend
          options={[
            {
              value: true,
              label: intl.formatMessage({ id: 'podsumowanie.adres_korespondencyjny.taki_sam' }),
            },
            {
              value: false,
              label: intl.formatMessage({ id: 'podsumowanie.adres_korespondencyjny.inny' }),
            },
          ]}
        />
        {elsewhere && <AddressFields name="adresKontaktowy" countries={countries} />}
      </FieldGrid>
    </Section>
  );
}
