import SearchRounded from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '../../../intl/messages';
import { StatePanel } from '../../../ui/StatePanel';

interface NothingFoundProps {
  title: MessageId;
  /** The number of items without a search. */
  total: number;
  /** The search field. */
  input: RefObject<HTMLInputElement | null>;
  setQuery: (query: string) => void;
}

/** Replaces a list without search results; its button clears the search. */
export function NothingFound({ title, total, input, setQuery }: NothingFoundProps) {
  const intl = useIntl();
  const showAll = () => {
    setQuery('');
    // The button unmounts with the message; the focus must stay on the screen.
    input.current?.focus();
  };
  return (
    <StatePanel
      icon={<SearchRounded />}
      tone="plain"
      headingLevel={2}
      title={intl.formatMessage({ id: title })}
      actions={
        <Button variant="outlined" onClick={showAll}>
          <FormattedMessage id="specjalnosc.brak.pokaz" values={{ liczba: total }} />
        </Button>
      }
    >
      {intl.formatMessage({ id: 'specjalnosc.brak.tekst' })}
    </StatePanel>
  );
}
