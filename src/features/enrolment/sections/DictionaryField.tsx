import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { DictionaryEntry } from '../../../contract/dictionary';
import { entryName } from '../../../copy/copyFields';
import { sortByName } from '../../../domain/collation';
import type { AddressName } from '../../../domain/enrolmentValues';
import { SelectField } from '../../../fields/SelectField';
import type { MessageId } from '../../../intl/messages';
import { useEnrolment } from '../model/enrolmentContext';
import type { FetchedList } from '../model/fetchedList';
import { useFieldValue } from '../model/selectors';

interface DictionaryFieldProps {
  half?: boolean;
  name: 'obywatelstwo' | 'krajPochodzenia' | `${AddressName}.kraj`;
  list: FetchedList<DictionaryEntry>;
  /** Leaves out Poland. */
  foreignOnly?: boolean;
  autoComplete?: string;
}

/**
 * A select of dictionary entries, sorted in the current language, Poland first. The chosen one is offered even before
 * the list is loaded, so that nothing is lost.
 */
export function DictionaryField(props: DictionaryFieldProps) {
  const { list, foreignOnly = false, ...field } = props;
  const intl = useIntl();
  const { poland } = useEnrolment();
  const chosen = useFieldValue(field.name);
  const entries = list.data;
  const options = useMemo(() => {
    const offered = entries.filter(({ wartosc }) => !foreignOnly || wartosc !== poland);
    const lacking = chosen !== '' && !offered.some(({ wartosc }) => wartosc === chosen);
    const added = { nazwa: entryName(intl, entries, chosen, poland), wartosc: chosen };
    const all = lacking ? [...offered, added] : offered;
    return sortByName(all, intl.locale, poland).map(({ nazwa, wartosc }) => ({
      value: wartosc,
      label: nazwa,
    }));
  }, [entries, intl, poland, foreignOnly, chosen]);
  return (
    <SelectField
      {...field}
      options={options}
      placeholder={intl.formatMessage({ id: placeholderOf(list) })}
    />
  );
}

function placeholderOf({ state, retrying }: FetchedList<DictionaryEntry>): MessageId {
  if (state === 'ready') return 'podsumowanie.pole.wybierz';
  return state === 'failed' && !retrying
    ? 'podsumowanie.pole.lista_niewczytana'
    : 'podsumowanie.pole.lista_wczytywana';
}
