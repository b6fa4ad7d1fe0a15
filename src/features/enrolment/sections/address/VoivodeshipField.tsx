import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { VOIVODESHIPS } from '../../../../domain/voivodeships';
import { SelectField } from '../../../../fields/SelectField';
import { useFieldValue } from '../../form/useFieldValue';
import { type AddressName, autoComplete } from './addressName';

/** The voivodeship; another spelling from a lookup is added to the list. */
export function VoivodeshipField({ name }: { name: AddressName }) {
  const intl = useIntl();
  const value = useFieldValue(`${name}.wojewodztwo`);
  const options = useMemo(() => {
    const known = typeof value !== 'string' || value === '' || VOIVODESHIPS.includes(value);
    return (known ? VOIVODESHIPS : [value, ...VOIVODESHIPS]).map((each) => ({
      value: each,
      label: each,
    }));
  }, [value]);
  return (
    <SelectField
      columns={8}
      name={`${name}.wojewodztwo`}
      label={intl.formatMessage({ id: 'podsumowanie.adres.wojewodztwo' })}
      options={options}
      placeholder={intl.formatMessage({ id: 'podsumowanie.pole.wybierz' })}
      autoComplete={autoComplete(name, 'address-level1')}
    />
  );
}
