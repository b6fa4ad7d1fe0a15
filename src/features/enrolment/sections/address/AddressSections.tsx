import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { DictionaryEntry } from '../../../../contract/dictionary';
import { FieldGrid } from '../../../../fields/FieldSet';
import { RadioField } from '../../../../fields/RadioField';
import { Section } from '../../../../ui/Section';
import { useFieldValue, usePoland } from '../../form/enrolmentContext';
import { sectionElementId } from '../../form/shownSections';
import type { FetchedList } from '../../loading/fetchedList';
import { DictionaryField } from '../DictionaryField';
import { type AddressName, autoComplete } from './addressName';
import { ForeignAddress } from './ForeignAddress';
import { PolishAddress } from './PolishAddress';

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

interface AddressFieldsProps {
  name: AddressName;
  countries: FetchedList<DictionaryEntry>;
}

/** The fields of one address, for a grid; they depend on the country (docs/specification.md, section 2). */
const AddressFields = memo(function AddressFields({ name, countries }: AddressFieldsProps) {
  const intl = useIntl();
  const poland = usePoland();
  const country = useFieldValue(`${name}.kraj`);
  return (
    <>
      <DictionaryField
        columns={8}
        name={`${name}.kraj`}
        label={intl.formatMessage({ id: 'podsumowanie.adres.kraj' })}
        list={countries}
        autoComplete={autoComplete(name, 'country')}
      />
      {country === poland ? <PolishAddress name={name} /> : <ForeignAddress name={name} />}
    </>
  );
});
