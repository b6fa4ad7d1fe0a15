import { useIntl } from 'react-intl';
import type { DictionaryEntry } from '../../../contract/dictionary';
import type { Columns } from '../../../fields/FieldSet';
import { SelectField } from '../../../fields/SelectField';
import { useFormField } from '../../../fields/useFormField';
import type { MessageId } from '../../../intl/messages';
import type { FetchedList } from '../loading/fetchedList';
import { useNameOptions } from './useNameOptions';

interface DictionaryFieldProps {
  columns: Columns;
  name: string;
  label: string;
  list: FetchedList<DictionaryEntry>;
  /** Leaves out Poland. */
  foreignOnly?: boolean;
  autoComplete?: string;
}

/**
 * A select of dictionary entries. The chosen one is offered even before the list is loaded, so that nothing is lost.
 */
export function DictionaryField(props: DictionaryFieldProps) {
  const { list, foreignOnly = false, ...field } = props;
  const intl = useIntl();
  const { value } = useFormField(field.name);
  const chosen = typeof value === 'string' ? value : '';
  const options = useNameOptions(list.data, { foreignOnly, chosen });
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
