import SearchRounded from '@mui/icons-material/SearchRounded';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { finder } from '../../domain/collation';
import { Button } from '../../ui/Button';
import { ChoiceList } from '../../ui/ChoiceList';
import { SearchField } from '../../ui/SearchField';
import { StatePanel } from '../../ui/StatePanel';
import { foundText } from './foundText';
import { markedOption } from './markedOption';
import { valueText } from './stepMessages';

interface SpecialisationOptionsProps {
  /** Sorted; "" stands for "no specialisation". */
  options: readonly string[];
  value: string | null;
  onChange: (value: string) => void;
}

/** The specialisations with a search by any part of their names (specification, section 2). */
export function SpecialisationOptions({ options, value, onChange }: SpecialisationOptionsProps) {
  const intl = useIntl();
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const search = useDeferredValue(query.trim());
  const find = useMemo(() => {
    const texts = options.map((value) => ({
      value,
      text: valueText(intl, 'specialisation', value),
    }));
    return finder(texts, ({ text }) => text);
  }, [options, intl]);
  const hits = useMemo(
    () => find(search).map(({ value, text }) => markedOption(value, text, search)),
    [find, search],
  );
  return (
    <>
      <SearchField
        label={intl.formatMessage({ id: 'specjalnosc.szukaj.etykieta' })}
        placeholder={intl.formatMessage({ id: 'specjalnosc.szukaj.przyklad' })}
        clearLabel={intl.formatMessage({ id: 'szukaj.wyczysc' })}
        inputRef={input}
        value={query}
        onChange={setQuery}
        helper={foundText(intl, {
          id: 'specjalnosc.szukaj.znaleziono',
          search,
          hits: hits.length,
          total: options.length,
        })}
      />
      {hits.length > 0 ? (
        <div className="Paper ChoicePaper">
          <ChoiceList
            name="specjalnosc"
            label={intl.formatMessage({ id: 'krok.nazwa.specjalnosc' })}
            options={hits}
            value={value}
            onChange={onChange}
            variant="row"
          />
        </div>
      ) : (
        <NothingFound
          total={options.length}
          onShowAll={() => {
            setQuery('');
            // The button goes with the message; the focus must not go with them.
            input.current?.focus();
          }}
        />
      )}
    </>
  );
}

function NothingFound({ total, onShowAll }: { total: number; onShowAll: () => void }) {
  const intl = useIntl();
  return (
    <StatePanel
      icon={<SearchRounded />}
      tone="plain"
      headingLevel={2}
      title={intl.formatMessage({ id: 'specjalnosc.brak.tytul' })}
      actions={
        <Button variant="outlined" onClick={onShowAll}>
          <FormattedMessage id="specjalnosc.brak.pokaz" values={{ liczba: total }} />
        </Button>
      }
    >
      {intl.formatMessage({ id: 'specjalnosc.brak.tekst' })}
    </StatePanel>
  );
}
