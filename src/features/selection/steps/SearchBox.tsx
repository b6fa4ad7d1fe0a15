import Close from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment, { inputAdornmentClasses } from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '../../../intl/messages';
import { StatePanel } from '../../../ui/StatePanel';

/** The query of a search, and the trimmed one of the shown results, which may lag behind. */
export function useSearch() {
  const [query, setQuery] = useState('');
  return { query, setQuery, search: useDeferredValue(query.trim()) };
}

interface SearchBoxProps extends ReturnType<typeof useSearch> {
  texts: Readonly<Record<'label' | 'placeholder' | 'found' | 'nothing', MessageId>>;
  /** The number of results. */
  hits: number;
  /** True when they are near matches. */
  near: boolean;
  /** The number of items without a search. */
  total: number;
}

const Field = styled(FormControl)({
  marginBottom: 16,
  [`& .${inputAdornmentClasses.positionStart}`]: { marginRight: 10 },
  '& input': { paddingLeft: 0, paddingRight: 8, textOverflow: 'ellipsis' },
  '& input::-webkit-search-cancel-button': { display: 'none' },
  // Always rendered: screen readers announce only changes of an existing live region.
  '& > p:empty': { margin: 0 },
});

const NothingFound = styled('div')({ marginBottom: 12 });

/** A search field above a list that is filtered at every key, the number of results, and what replaces none. */
export function SearchBox(props: SearchBoxProps) {
  const { texts, query, setQuery, hits, total } = props;
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const label = intl.formatMessage({ id: texts.label });
  const clear = () => {
    setQuery('');
    // The clicked button disappears; the focus must stay on the screen.
    input.current?.focus();
  };
  const clearButton = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={intl.formatMessage({ id: 'szukaj.wyczysc' })}
        onClick={clear}
      >
        <Close fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
  return (
    <>
      <Field>
        <OutlinedInput
          inputRef={input}
          type="search"
          autoComplete="off"
          value={query}
          placeholder={`${label}, ${intl.formatMessage({ id: texts.placeholder })}`}
          startAdornment={
            <InputAdornment position="start">
              <SearchRounded />
            </InputAdornment>
          }
          endAdornment={query && clearButton}
          slotProps={{
            input: {
              enterKeyHint: 'search',
              spellCheck: false,
              'aria-label': label,
              'aria-describedby': `${id}-h`,
            },
          }}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => {
            // Enter must not submit the form around the field.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <FormHelperText id={`${id}-h`} role="status">
          <Found {...props} />
        </FormHelperText>
      </Field>
      {hits === 0 && (
        <NothingFound>
          <StatePanel
            icon={<SearchRounded />}
            tone="plain"
            headingLevel={2}
            title={intl.formatMessage({ id: texts.nothing })}
            actions={
              <Button variant="outlined" onClick={clear}>
                <FormattedMessage id="specjalnosc.brak.pokaz" values={{ liczba: total }} />
              </Button>
            }
          >
            {intl.formatMessage({ id: 'specjalnosc.brak.tekst' })}
          </StatePanel>
        </NothingFound>
      )}
    </>
  );
}

/** The result of a search; nothing without one. */
function Found({ texts, search, hits, near, total }: SearchBoxProps) {
  if (search === '') return null;
  if (hits === 0) return <FormattedMessage id="szukaj.brak" values={{ fraza: search }} />;
  return near ? (
    <FormattedMessage id="szukaj.podobne" values={{ fraza: search, liczba: hits }} />
  ) : (
    <FormattedMessage id={texts.found} values={{ liczba: hits, wszystkie: total }} />
  );
}
