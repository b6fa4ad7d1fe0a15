import { useEffect, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCompletionTextQuery } from '../../api/completionApi';
import { ServerHtml } from '../../ui/ServerHtml';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { CalendarButtons } from './CalendarButtons';

/** How long to wait for the institution's text, in milliseconds; a later one is not shown, to avoid a layout shift. */
export const TEXT_TIMEOUT_MS = 3000;

interface NextStepsProps {
  language: string;
  /** What the candidate chose, in the language of the form: the text may have parts for it. */
  level: string | null;
  city: string | null;
  /** null when it is unknown. */
  institution: string | null;
}

/**
 * The next steps in the institution's text, or in our own when it is unavailable. Never an error: the application is
 * stored. Needs a new key for another language.
 */
export function NextSteps({ language, level, city, institution }: NextStepsProps) {
  const { currentData, isError } = useCompletionTextQuery(language);
  const [late, setLate] = useState(false);
  const reader = useMemo(() => ({ 'data-poziom': level, 'data-miasto': city }), [level, city]);
  const text = currentData?.wartosc ?? null;
  const waiting = text === null && !isError && !late;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => {
      setLate(true);
    }, TEXT_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [waiting]);

  if (waiting) return <Waiting />;
  if (late || text === null || saysNothing(text)) return <OwnWords />;
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
        <FormattedMessage id="zakonczenie.podziekowanie.tekst" />
      </p>
    </div>
  );
}
