import Event from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCompletionTextQuery } from '../../api/enrolmentApi';
import { dateInWords } from '../../intl/dateInWords';
import { download, DownloadHelp } from '../../ui/download';
import { CallMessage } from '../../ui/phoneLinks';
import { ServerHtml } from '../../ui/ServerHtml';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { calendarDates, calendarFile } from './calendarFile';

/** The time to wait for the institution's text before our own is shown in its place, in milliseconds. */
export const TEXT_TIMEOUT_MS = 3000;

interface NextStepsProps {
  language: string;
  /** The choices in the language of the form, for which the text may have parts. */
  level: string | null;
  city: string | null;
  /** null when it is unknown. */
  institution: string | null;
}

/** The institution's text, or our own words while it is late or unavailable. The key is the language. */
export function NextSteps({ language, level, city, institution }: NextStepsProps) {
  const { currentData, isError } = useCompletionTextQuery(language);
  const isLate = useIsLate();
  const reader = useMemo(() => ({ 'data-poziom': level, 'data-miasto': city }), [level, city]);
  if (currentData === undefined && !isError && !isLate) return <Waiting />;
  // Never an error, because the application is stored.
  if (currentData === undefined || saysNothing(currentData.wartosc)) return <OwnWords />;
  return (
    <ServerHtml html={currentData.wartosc} reader={reader}>
      {(nodes) => <CalendarButtons text={nodes} institution={institution} />}
    </ServerHtml>
  );
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsLate, TEXT_TIMEOUT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

function saysNothing(html: string): boolean {
  return html.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
}

function Waiting() {
  return (
    <div className="Prose Prose--loading" aria-busy="true">
      <VisuallyHidden as="div">
        <p role="status">
          <FormattedMessage id="zakonczenie.wczytywanie" />
        </p>
      </VisuallyHidden>
    </div>
  );
}

function OwnWords() {
  return (
    <div className="Prose">
      <h2>
        <FormattedMessage id="zakonczenie.podziekowanie.tytul" />
      </h2>
      <p>
        <CallMessage id="zakonczenie.podziekowanie.tekst" />
      </p>
    </div>
  );
}

interface CalendarButtonsProps {
  text: DocumentFragment;
  institution: string | null;
}

/** A button for each coming date of the text, which downloads it for a calendar. */
function CalendarButtons({ text, institution }: CalendarButtonsProps) {
  const [downloaded, setDownloaded] = useState(false);
  const intl = useIntl();
  const dates = useMemo(
    () => calendarDates(text, new Date(), (day) => dateInWords(intl, day, 'numeric')),
    [text, intl],
  );
  if (dates.length === 0) return null;
  return (
    <>
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
              setDownloaded(true);
            }}
          >
            <FormattedMessage
              id="zakonczenie.kalendarz"
              // A date in two lines is hard to read.
              values={{ data: date.name.replaceAll(' ', '\u00a0') }}
            />
          </Button>
        ))}
      </div>
      {downloaded && <DownloadHelp />}
    </>
  );
}
