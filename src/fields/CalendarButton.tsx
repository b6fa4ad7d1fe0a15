import IconButton from '@mui/material/IconButton';
import CalendarToday from '@mui/icons-material/CalendarTodayRounded';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Spinner } from '../ui/Spinner';
import { useChunk } from '../ui/useChunk';
import type { ReadDate } from './dateText';

interface CalendarButtonProps {
  name: string;
  read: ReadDate;
  maxDate: string;
  referenceDate?: string | undefined;
}

const load = () => import('./CalendarPopover');

/** Opens the calendar of a date field, whose code is fetched on the first press. */
export function CalendarButton({ name, read, maxDate, referenceDate }: CalendarButtonProps) {
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const { module, failed } = useChunk(load, open);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        className="end"
        aria-label={intl.formatMessage({ id: 'pola.data.kalendarz' })}
        aria-haspopup="dialog"
        aria-expanded={open && Boolean(module)}
        onClick={(event) => setAnchor(open && failed ? null : event.currentTarget)}
      >
        {open && !module && !failed ? <Spinner /> : <CalendarToday fontSize="small" />}
      </IconButton>
      {module && (
        <module.CalendarPopover
          anchor={anchor}
          {...{ name, read, maxDate, referenceDate }}
          onClose={close}
        />
      )}
    </>
  );
}
