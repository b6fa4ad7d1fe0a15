import Event from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCompletionTextQuery } from '../../api/completionApi';
import { dateInWords } from '../../intl/dateInWords';
import { download, DownloadHelp } from '../../ui/download';
import { CallMessage } from '../../ui/phoneLinks';
import { ServerHtml } from '../../ui/ServerHtml';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { calendarDates, calendarFile } from './calendarFile';

/** The time to wait for the institution's text before our own is shown in its place, in milliseconds. */
export const TEXT_TIMEOUT_MS = 3000;

/**
 * The institution's text about the next steps.
 *
 * - `text`: null without one; never an error, because the application is stored
 * - `late`: whether our own text has taken its place, so that it must not move what is being read
 */
interface CompletionText {
  state: 'waiting' | 'settled';
  text: string | null;
  late: boolean;
}

export function useCompletionText(language: string): CompletionText {
  const { currentData, isError } = useCompletionTextQuery(language);
  const [lateLanguage, setLateLanguage] = useState<string | null>(null);
  const late = lateLanguage === language;
  const text = currentData && !saysNothing(currentData.wartosc) ? currentData.wartosc : null;
  const waiting = currentData === undefined && !isError && !late;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(setLateLanguage, TEXT_TIMEOUT_MS, language);
    return () => {
      clearTimeout(timer);
    };
  }, [waiting, language]);
  return { state: waiting ? 'waiting' : 'settled', text, late };
}

interface NextStepsProps extends ShownText {
  completion: CompletionText;
}

/** The next steps in the institution's text, or in our own when it is unavailable or late. */
export function NextSteps({ completion, ...shown }: NextStepsProps) {
  const { state, text, late } = completion;
  if (state === 'waiting') return <Waiting />;
  if (text === null || late) return <OwnWords />;
  return <InstitutionText text={text} {...shown} />;
}

interface ShownText {
  /** The choices in the language of the form, for which the text may have parts. */
  level: string | null;
  city: string | null;
  /** null when it is unknown. */
  institution: string | null;
}

/** The institution's text, with the parts for this candidate and buttons for its dates. */
export function InstitutionText({ text, level, city, institution }: { text: string } & ShownText) {
  const reader = useMemo(() => ({ 'data-poziom': level, 'data-miasto': city }), [level, city]);
  return (
    <ServerHtml html={text} reader={reader}>
      {(nodes) => <CalendarButtons text={nodes} institution={institution} />}
    </ServerHtml>
  );
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
