import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCompletionTextQuery } from '../../api/completionApi';
import { ServerHtml } from '../../ui/ServerHtml';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** How long the text of the institution is waited for; one that comes later is not shown (it would jump in). */
export const PATIENCE_MS = 3000;

/**
 * What comes next, in the words of the institution; in our own when those do not come. Never "failed": the
 * application is saved. Must be mounted anew for another language.
 */
export function NextSteps({ language }: { language: string }) {
  const { currentData, isError } = useCompletionTextQuery(language);
  const [late, setLate] = useState(false);
  const text = currentData?.wartosc ?? null;
  const waiting = text === null && !isError && !late;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => {
      setLate(true);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [waiting]);

  if (waiting) return <Waiting />;
  if (late || text === null || saysNothing(text)) return <OwnWords />;
  return <ServerHtml html={text} />;
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
