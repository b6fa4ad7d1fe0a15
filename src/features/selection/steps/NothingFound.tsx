import SearchRounded from '@mui/icons-material/SearchRounded';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '../../../intl/messages';
import { StatePanel } from '../../../ui/StatePanel';

interface NothingFoundProps {
  title: MessageId;
  /** The number of items without a search. */
  total: number;
  onShowAll: () => void;
}

/** Replaces a list without search results; its button shows the whole list again. */
export function NothingFound({ title, total, onShowAll }: NothingFoundProps) {
  const intl = useIntl();
  return (
    <StatePanel
      icon={<SearchRounded />}
      tone="plain"
      headingLevel={2}
      title={intl.formatMessage({ id: title })}
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
