import { type ReactNode, useEffect, useState } from 'react';
import { loadedMessages, loadMessages, localeOf, type Messages } from '../../intl/messages';
import { TextProvider } from '../../intl/TextProvider';

interface MessagesProviderProps {
  language: string;
  /** Shown when the first messages fail to load; it cannot use messages. */
  failed: ReactNode;
  /** Shown above the page, in the previous language, when another language fails to load. */
  notice: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface Loaded {
  language: string;
  messages: Messages;
}

/**
 * Provides the messages of the language. While another language loads, the previous one stays, so that languages are
 * never mixed.
 */
export function MessagesProvider({ language, failed, notice, children }: MessagesProviderProps) {
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
        if (!current) return;
        setLoaded({ language, messages });
        document.documentElement.lang = localeOf(language);
      },
      () => {
        if (current) setFailure({ language, attempt });
      },
    );
    return () => {
      current = false;
    };
  }, [language, attempt]);

  const broken = failure?.language === language && failure.attempt === attempt;
  if (loaded === null) return broken ? failed : null;
  return (
    <TextProvider {...loaded}>
      {broken &&
        notice(() => {
          setAttempt(attempt + 1);
        })}
      {children}
    </TextProvider>
  );
}
