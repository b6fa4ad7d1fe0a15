import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { finder } from '../../../domain/collation';
import { nearFinder } from '../../../domain/nearMatch';
import { SCREENS } from '../../../domain/screens';
import { ChoiceList } from '../../../ui/ChoiceList';
import { SearchField } from '../../../ui/SearchField';
import { valueText } from '../stepTexts';
import { foundText } from './foundText';
import { markedOption, withChosen } from './markedOption';
import { NothingFound } from './NothingFound';

const Rows = styled(Paper)({ padding: 12, 'section + &': { marginTop: 12 } });

interface SpecialisationOptionsProps {
  /** Sorted; "" stands for "no specialisation". */
  options: readonly string[];
  value: string | null;
  onChange: (value: string) => void;
}

/** The specialisations, with a search by any part of their names. Without exact matches it shows near ones. */
export function SpecialisationOptions({ options, value, onChange }: SpecialisationOptionsProps) {
  const intl = useIntl();
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const search = useDeferredValue(query.trim());
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
      <SearchField
        label={intl.formatMessage({ id: 'specjalnosc.szukaj.etykieta' })}
        placeholder={intl.formatMessage({ id: 'specjalnosc.szukaj.przyklad' })}
        inputRef={input}
        value={query}
        onChange={setQuery}
        helper={foundText(intl, {
          id: 'specjalnosc.szukaj.znaleziono',
          search,
          hits: hits.length,
          near,
          total: options.length,
        })}
      />
      {hits.length === 0 && (
        <NothingFound
          title="specjalnosc.brak.tytul"
          total={options.length}
          input={input}
          setQuery={setQuery}
        />
      )}
      {shown.length > 0 && (
        <Rows variant="outlined">
          <ChoiceList
            name="specjalnosc"
            label={intl.formatMessage({ id: SCREENS.specialisation.name })}
            options={shown}
            value={value}
            onChange={onChange}
            variant="row"
          />
        </Rows>
      )}
    </>
  );
}
