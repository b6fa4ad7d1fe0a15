import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { DictionaryEntry } from '../../../../contract/dictionary';
import { FieldGrid } from '../../../../fields/FieldSet';
import { RadioField } from '../../../../fields/RadioField';
import { Section } from '../../../../ui/Section';
import { sectionElementId } from '../../form/shownSections';
import { useFieldValue } from '../../form/useFieldValue';
import type { FetchedList } from '../../loading/fetchedList';
import { AddressFields } from './AddressFields';

interface AddressSectionProps {
  number: number;
  countries: FetchedList<DictionaryEntry>;
}

/** The address of residence. */
export const ResidenceSection = memo(function ResidenceSection({
  number,
  countries,
}: AddressSectionProps) {
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
});

/** The correspondence address: the residence or another one. */
export const CorrespondenceSection = memo(function CorrespondenceSection({
  number,
  countries,
}: AddressSectionProps) {
  const intl = useIntl();
  const elsewhere = useFieldValue('adresKorespondencyjnyJakZamieszkania') === false;
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
});
