import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { finder } from '../../../domain/collation';
import { nearFinder } from '../../../domain/nearMatch';
import { SCREENS } from '../../../domain/screens';
import { ChoiceList } from '../../../ui/ChoiceList';
import { ListSheet } from '../../../ui/Sheet';
import { valueText } from '../stepTexts';
import { markedOption, withChosen } from './markedOption';
import { SearchBox, useSearch } from './SearchBox';

const SEARCH_TEXTS = {
  label: 'specjalnosc.szukaj.etykieta',
  placeholder: 'specjalnosc.szukaj.przyklad',
  found: 'specjalnosc.szukaj.znaleziono',
  nothing: 'specjalnosc.brak.tytul',
} as const;

interface SpecialisationOptionsProps {
  /** Sorted; "" stands for "no specialisation". */
  options: readonly string[];
  value: string | null;
  onChange: (value: string) => void;
}

/** The specialisations, with a search by any part of their names. Without exact matches it shows near ones. */
export function SpecialisationOptions({ options, value, onChange }: SpecialisationOptionsProps) {
  const intl = useIntl();
  const field = useSearch();
  const { search } = field;
  const [find, findNear] = useMemo(() => {
    const texts = options.map((value) => ({
      value,
      text: valueText(intl, 'specialisation', value),
    }));
    const textOf = ({ text }: { text: string }) => text;
    return [finder(texts, textOf), nearFinder(texts, textOf)] as const;
  }, [options, intl]);
  const { hits, near } = useMemo(() => {
    const exact = find(search);
    const near = exact.length === 0 && search !== '';
    const found = near ? findNear(search) : exact;
    return { hits: found.map(({ value, text }) => markedOption(value, text, search)), near };
  }, [find, findNear, search]);
  const shown = withChosen(
    hits,
    value === null ? null : { value, label: valueText(intl, 'specialisation', value) },
  );
  return (
    <>
      <SearchBox
        texts={SEARCH_TEXTS}
        {...field}
        hits={hits.length}
        near={near}
        total={options.length}
      />
      {shown.length > 0 && (
        <ListSheet>
          <ChoiceList
            name="specjalnosc"
            label={intl.formatMessage({ id: SCREENS.specialisation.name })}
            options={shown}
            value={value}
            onChange={onChange}
            variant="list"
          />
        </ListSheet>
      )}
    </>
  );
}
