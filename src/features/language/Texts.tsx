import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { LanguageContext } from '../../intl/language';
import { loadedMessages, loadMessages, localeOf, type Messages } from '../../intl/messages';
import { Words } from '../../intl/Words';

interface TextsProps {
  language: string;
  /** Shown when the first texts cannot be loaded; it has no texts to use. */
  failed: ReactNode;
  /** Shown above the page, in the former language, when those of another language cannot be loaded. */
  notice: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface Loaded {
  language: string;
  messages: Messages;
}

/**
 * Gives the texts of the language to everything below. While another language is on its way the former one
 * stays on the screen, whole, so that no text is ever half of each.
 */
export function Texts({ language, failed, notice, children }: TextsProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(() => {
    const messages = loadedMessages(language);
    return messages === undefined ? null : { language, messages };
  });
  const [failure, setFailure] = useState<{ language: string; attempt: number } | null>(null);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let current = true;
    loadMessages(language).then(
      (messages) => {
        if (current) setLoaded({ language, messages });
      },
      () => {
        if (current) setFailure({ language, attempt });
      },
    );
    return () => {
      current = false;
    };
  }, [language, attempt]);

  useEffect(() => {
    if (loaded) document.documentElement.lang = localeOf(loaded.language);
  }, [loaded]);

  const broken = failure?.language === language && failure.attempt === attempt;
  if (loaded === null) return broken ? failed : null;
  return (
    <LanguageContext value={loaded.language}>
      <IntlProvider
        locale={localeOf(loaded.language)}
        messages={loaded.messages}
        textComponent={Words}
      >
        {broken &&
          notice(() => {
            setAttempt(attempt + 1);
          })}
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}
