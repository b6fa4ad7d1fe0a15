import { useIntl } from 'react-intl';
import type { DictionaryEntry } from '../../../../contract/dictionary';
import { entryName } from '../../../../copy/entryName';
import { TextField } from '../../../../fields/TextField';
import { usePoland } from '../../form/enrolmentContext';
import type { FetchedList } from '../../loading/fetchedList';
import { DictionaryField } from '../DictionaryField';

interface OriginFieldsProps {
  foreigner: boolean;
  countries: FetchedList<DictionaryEntry>;
  citizenships: FetchedList<DictionaryEntry>;
}

/** Citizenship (fixed for a Pole, any other for a foreigner) and country of origin. */
export function OriginFields({ foreigner, countries, citizenships }: OriginFieldsProps) {
  const intl = useIntl();
  const poland = usePoland();
  const citizenship = {
    columns: 6 as const,
    name: 'obywatelstwo' as const,
    label: intl.formatMessage({ id: 'podsumowanie.dane_osobowe.obywatelstwo' }),
  };
  const polish = entryName(intl, citizenships.data, poland, poland);
  return (
    <>
      {foreigner ? (
        <DictionaryField {...citizenship} list={citizenships} foreignOnly />
      ) : (
        <TextField {...citizenship} readOnly value={polish} />
      )}
      <DictionaryField
        columns={6}
        name="krajPochodzenia"
        label={intl.formatMessage({ id: 'podsumowanie.dane_osobowe.kraj_pochodzenia' })}
        list={countries}
      />
    </>
  );
}
