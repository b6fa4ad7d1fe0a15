import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { DictionaryEntry } from '../../../../contract/dictionary';
import { SelectField } from '../../../../fields/SelectField';
import { useFormField } from '../../../../fields/useFormField';
import { useNameOptions } from '../useNameOptions';
import { autoComplete, type AddressName } from './addressName';
import { ForeignAddress } from './ForeignAddress';
import { PolishAddress } from './PolishAddress';

interface AddressFieldsProps {
  name: AddressName;
  countries: readonly DictionaryEntry[];
  /** `wartosc` of Poland. */
  poland: string;
}

/** The fields of one address, for a grid: the country decides about the rest (specification, section 2). */
export const AddressFields = memo(function AddressFields({
  name,
  countries,
  poland,
}: AddressFieldsProps) {
  const intl = useIntl();
  const country = useFormField(`${name}.kraj`).value;
  const options = useNameOptions(countries, poland);
  return (
    <>
      <SelectField
        className="c8"
        name={`${name}.kraj`}
        label={intl.formatMessage({ id: 'podsumowanie.adres.kraj' })}
        options={options}
        placeholder={intl.formatMessage({ id: 'podsumowanie.pole.wybierz' })}
        autoComplete={autoComplete(name, 'country')}
      />
      {country === poland ? <PolishAddress name={name} /> : <ForeignAddress name={name} />}
    </>
  );
});
