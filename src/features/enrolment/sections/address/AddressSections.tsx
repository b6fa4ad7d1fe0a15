import { FormattedMessage, useIntl } from 'react-intl';
import type { DictionaryEntry } from '../../../../contract/dictionary';
import type { AddressName } from '../../../../domain/enrolmentValues';
import { FieldGrid } from '../../../../fields/FieldSet';
import { RadioField } from '../../../../fields/RadioField';
import { Section } from '../../../../ui/Section';
import { usePoland } from '../../model/enrolmentContext';
import type { FetchedList } from '../../model/fetchedList';
import { useFieldValue } from '../../model/selectors';
import { SECTION_NAMES, useSectionHead } from '../../model/shownSections';
import { DictionaryField } from '../DictionaryField';
import { autoComplete } from './addressFields';
import { ForeignAddress } from './ForeignAddress';
import { PolishAddress } from './PolishAddress';

interface AddressSectionProps {
  number: number;
  countries: FetchedList<DictionaryEntry>;
}

/** The address of residence. */
export function ResidenceSection({ number, countries }: AddressSectionProps) {
  return (
    <Section {...useSectionHead('residence')} number={number}>
      <FieldGrid>
        <AddressFields name="adres" countries={countries} />
      </FieldGrid>
    </Section>
  );
}

const ADDRESS_ANSWERS = [
  { value: true, label: <FormattedMessage id="podsumowanie.adres_korespondencyjny.taki_sam" /> },
  { value: false, label: <FormattedMessage id="podsumowanie.adres_korespondencyjny.inny" /> },
];

/** The correspondence address: the residence or another one. */
export function CorrespondenceSection({ number, countries }: AddressSectionProps) {
  const intl = useIntl();
  const elsewhere = !useFieldValue('adresKorespondencyjnyJakZamieszkania');
  return (
    <Section {...useSectionHead('correspondence')} number={number}>
      <FieldGrid>
        <RadioField
          name="adresKorespondencyjnyJakZamieszkania"
          legend={intl.formatMessage({ id: SECTION_NAMES.correspondence })}
          hideLegend
          options={ADDRESS_ANSWERS}
        />
        {elsewhere && <AddressFields name="adresKontaktowy" countries={countries} />}
      </FieldGrid>
    </Section>
  );
}

interface AddressFieldsProps {
  name: AddressName;
  countries: FetchedList<DictionaryEntry>;
}

/** The fields of one address, for a grid; they depend on the country (docs/specification.md, section 2). */
function AddressFields({ name, countries }: AddressFieldsProps) {
  const poland = usePoland();
  const country = useFieldValue(`${name}.kraj`);
  return (
    <>
      <DictionaryField
        half
        name={`${name}.kraj`}
        list={countries}
        autoComplete={autoComplete(name, 'country')}
      />
      {country === poland ? <PolishAddress name={name} /> : <ForeignAddress name={name} />}
    </>
  );
}
