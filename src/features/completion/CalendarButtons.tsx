import Event from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { download } from '../../ui/download';
import { type CalendarDate, calendarDates, calendarFile } from './calendarFile';

interface CalendarButtonsProps {
  text: DocumentFragment;
  institution: string | null;
}

/** A button for each coming date of the text, which downloads it for a calendar. */
export function CalendarButtons({ text, institution }: CalendarButtonsProps) {
  const dates = useMemo(() => calendarDates(text, new Date()), [text]);
  if (dates.length === 0) return null;
  const isNamedOnce = ({ label }: CalendarDate) =>
    dates.filter((other) => other.label === label).length === 1;
  const nameOf = (date: CalendarDate) => (isNamedOnce(date) ? date.label : date.words);
  return (
    <div className="CompletionActions">
      {dates.map((date) => (
        <Button
          key={`${date.datetime} ${date.words}`}
          variant="outlined"
          startIcon={<Event />}
          onClick={() => {
            const { host } = window.location;
            const file = calendarFile(date, { now: new Date(), host, institution });
            const day = date.datetime.slice(0, 10);
            download(`rekrutacja-${day}.ics`, file, 'text/calendar;charset=utf-8');
          }}
        >
          <FormattedMessage id="zakonczenie.kalendarz" values={{ data: nameOf(date) }} />
        </Button>
      ))}
    </div>
  );
}
