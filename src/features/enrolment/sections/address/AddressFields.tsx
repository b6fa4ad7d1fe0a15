import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { DictionaryEntry } from '../../../../contract/dictionary';
import { usePoland } from '../../form/enrolmentContext';
import { useFieldValue } from '../../form/useFieldValue';
import type { FetchedList } from '../../loading/fetchedList';
import { DictionaryField } from '../DictionaryField';
import { type AddressName, autoComplete } from './addressName';
import { ForeignAddress } from './ForeignAddress';
import { PolishAddress } from './PolishAddress';

interface AddressFieldsProps {
  name: AddressName;
  countries: FetchedList<DictionaryEntry>;
}

/** The fields of one address, for a grid; they depend on the country (docs/specification.md, section 2). */
export const AddressFields = memo(function AddressFields({ name, countries }: AddressFieldsProps) {
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
