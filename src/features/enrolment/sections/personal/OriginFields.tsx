import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { DictionaryEntry } from '../../../../contract/dictionary';
import { SelectField } from '../../../../fields/SelectField';
import { TextField } from '../../../../fields/TextField';
import { useNameOptions } from '../useNameOptions';

interface OriginFieldsProps {
  foreigner: boolean;
  countries: readonly DictionaryEntry[];
  citizenships: readonly DictionaryEntry[];
  /** `wartosc` of Poland. */
  poland: string;
}

/** Citizenship, which is given for a Pole and any but the Polish one for a foreigner, and country of origin. */
export function OriginFields({ foreigner, countries, citizenships, poland }: OriginFieldsProps) {
  const intl = useIntl();
  const choose = intl.formatMessage({ id: 'podsumowanie.pole.wybierz' });
  const citizenship = {
    className: 'c6',
    name: 'obywatelstwo',
    label: intl.formatMessage({ id: 'podsumowanie.dane_osobowe.obywatelstwo' }),
  };
  const others = useMemo(
    () => citizenships.filter(({ wartosc }) => wartosc !== poland),
    [citizenships, poland],
  );
  const otherCitizenships = useNameOptions(others);
  const countryOptions = useNameOptions(countries, poland);
  const polish = citizenships.find(({ wartosc }) => wartosc === poland)?.nazwa ?? poland;
  return (
    <>
      {foreigner ? (
        <SelectField {...citizenship} options={otherCitizenships} placeholder={choose} />
      ) : (
        <TextField {...citizenship} readOnly value={polish} />
      )}
      <SelectField
        className="c6"
        name="krajPochodzenia"
        label={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.kraj_pochodzenia' })}
        options={countryOptions}
        placeholder={choose}
      />
    </>
  );
}
