import CalendarToday from '@mui/icons-material/CalendarTodayRounded';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Spinner } from '../ui/Spinner';
import { chunk, useChunk } from '../ui/useChunk';
import { useOverlay } from '../ui/useOverlay';
import type { ReadDate } from './dateText';

interface CalendarButtonProps {
  name: string;
  read: ReadDate;
  maxDate: string;
  referenceDate?: string | undefined;
}

const part = chunk(() => import('./CalendarPopover'));

/** Opens the calendar of a date field, whose code is fetched on the first press. */
export function CalendarButton({ name, read, maxDate, referenceDate }: CalendarButtonProps) {
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { open, show, hide } = useOverlay();
  const { module, failed } = useChunk(part, open);
  return (
    <>
      <button
        type="button"
        className="IconButton end"
        aria-label={intl.formatMessage({ id: 'pola.data.kalendarz' })}
        aria-haspopup="dialog"
        aria-expanded={open && Boolean(module)}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          if (open && failed) hide();
          else if (!open) show();
        }}
      >
        {open && !module && !failed ? <Spinner /> : <CalendarToday fontSize="small" />}
      </button>
      {module && (
        <module.CalendarPopover
          anchor={open ? anchor : null}
          {...{ name, read, maxDate, referenceDate }}
          onClose={hide}
        />
      )}
    </>
  );
}
