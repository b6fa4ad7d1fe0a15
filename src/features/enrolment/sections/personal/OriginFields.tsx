import { useIntl } from 'react-intl';
import type { DictionaryEntry } from '../../../../contract/dictionary';
import { TextField } from '../../../../fields/TextField';
import type { Part } from '../../loading/usePart';
import { DictionaryField } from '../DictionaryField';
import { entryName } from '../entryName';

interface OriginFieldsProps {
  foreigner: boolean;
  countries: Part<DictionaryEntry>;
  citizenships: Part<DictionaryEntry>;
  /** `wartosc` of Poland. */
  poland: string;
}

/** Citizenship, which is given for a Pole and any but the Polish one for a foreigner, and country of origin. */
export function OriginFields({ foreigner, countries, citizenships, poland }: OriginFieldsProps) {
  const intl = useIntl();
  const citizenship = {
    columns: 6 as const,
    name: 'obywatelstwo',
    label: intl.formatMessage({ id: 'podsumowanie.dane_osobowe.obywatelstwo' }),
  };
  const polish = entryName(intl, citizenships.data, poland, poland);
  return (
    <>
      {foreigner ? (
        <DictionaryField {...citizenship} part={citizenships} poland={poland} foreignOnly />
      ) : (
        <TextField {...citizenship} readOnly value={polish} />
      )}
      <DictionaryField
        columns={6}
        name="krajPochodzenia"
        label={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.kraj_pochodzenia' })}
        part={countries}
        poland={poland}
      />
    </>
  );
}
