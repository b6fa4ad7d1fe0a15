import { FormattedMessage, useIntl } from 'react-intl';
import type { DictionaryEntry } from '../../../../contract/dictionary';
import { NO_POSTCODE } from '../../../../domain/candidate';
import { type AddressName, confirmation } from '../../../../domain/enrolmentValues';
import { CheckboxField } from '../../../../fields/CheckboxField';
import { FieldGrid } from '../../../../fields/FieldSet';
import { RadioField } from '../../../../fields/RadioField';
import { TextField } from '../../../../fields/TextField';
import { useSuggestion } from '../../../../fields/useSuggestion';
import { Section } from '../../../../ui/Section';
import { useEnrolment } from '../../model/enrolmentContext';
import type { FetchedList } from '../../model/fetchedList';
import { useFieldValue } from '../../model/selectors';
import { useSectionHead } from '../../model/shownSections';
import type { SectionProps } from '../../model/useEnrolmentData';
import { CAPITALS } from '../capitals';
import { DictionaryField } from '../DictionaryField';
import { FailedNotice } from '../FetchedContent';
import { autoComplete, SettlementTypeField, StreetFields } from './addressFields';
import { PolishAddress } from './PolishAddress';

/** The address of residence. */
export function ResidenceSection({ number, data }: SectionProps) {
  return (
    <>
      <FailedNotice data={data} list="countries" />
      <Section {...useSectionHead('residence')} number={number}>
        <FieldGrid>
          <AddressFields name="adres" countries={data.countries} />
        </FieldGrid>
      </Section>
    </>
  );
}

const ADDRESS_ANSWERS = [
  { value: true, label: <FormattedMessage id="podsumowanie.adres_korespondencyjny.taki_sam" /> },
  { value: false, label: <FormattedMessage id="podsumowanie.adres_korespondencyjny.inny" /> },
];

/** The correspondence address: the residence or another one. */
export function CorrespondenceSection({ number, data }: SectionProps) {
  const elsewhere = !useFieldValue('adresKorespondencyjnyJakZamieszkania');
  return (
    <Section {...useSectionHead('correspondence')} number={number}>
      <FieldGrid>
        <RadioField
          name="adresKorespondencyjnyJakZamieszkania"
          hideLabel
          options={ADDRESS_ANSWERS}
        />
        {elsewhere && <AddressFields name="adresKontaktowy" countries={data.countries} />}
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
  const { poland } = useEnrolment();
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

/** An address abroad, all typed, with a checkbox for countries without postcodes. */
function ForeignAddress({ name }: { name: AddressName }) {
  const intl = useIntl();
  const noPostcodes = useFieldValue(`${name}.brakKodu`);
  const town = `${name}.miejscowosc`;
  return (
    <>
      <TextField
        half
        name={`${name}.kodPocztowy`}
        autoComplete={autoComplete(name, 'postal-code')}
        numeric
        {...(noPostcodes && { readOnly: true, value: NO_POSTCODE })}
      />
      <CheckboxField
        name={`${name}.brakKodu`}
        label={intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy.brak' })}
        optional
      />
      <TextField
        half
        name={town}
        autoComplete={autoComplete(name, 'address-level2')}
        confirmation={confirmation(
          town,
          intl.formatMessage({ id: 'podsumowanie.pole.potwierdzenie_nazwa' }),
        )}
        {...useSuggestion(town, CAPITALS.place)}
      />
      <SettlementTypeField name={name} />
      <StreetFields name={name} />
    </>
  );
}
