import { type ReactNode, useEffect, useState } from 'react';
import { selectLanguage } from '../../intl/languageSlice';
import { loadedMessages, loadMessages, localeOf } from '../../intl/messages';
import { TextProvider } from '../../intl/TextProvider';
import { ChunkFailed } from '../screens/ChunkFailed';
import { useAppSelector } from '../store/store';

/** Without messages only these two texts are available, in the two most common languages. */
function MessagesFailed() {
  return (
    <main className="Container" role="alert">
      <p>Nie udało się wczytać strony. Odśwież stronę.</p>
      <p lang="en">The page could not be loaded. Please reload it.</p>
    </main>
  );
}

/** Provides the messages of the language; until they are loaded, the previous ones, so that languages never mix. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const language = useAppSelector(selectLanguage);
  const [shown, setShown] = useState(() => ({ language, messages: loadedMessages(language) }));
  const [failed, setFailed] = useState<string | null>(null);
  // A language that is chosen again is loaded again.
  if (failed !== null && failed !== language) setFailed(null);
  const isFailed = failed === language;

  useEffect(() => {
    if (isFailed) return undefined;
    let isCurrent = true;
    loadMessages(language).then(
      (messages) => {
        if (!isCurrent) return;
        setShown({ language, messages });
        document.documentElement.lang = localeOf(language);
      },
      () => {
        if (isCurrent) setFailed(language);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [language, isFailed]);

  if (shown.messages === undefined) return isFailed ? <MessagesFailed /> : null;
  return (
    <TextProvider language={shown.language} messages={shown.messages}>
      {isFailed && (
        <div className="Container Container--notice">
          <ChunkFailed onRetry={() => setFailed(null)} />
        </div>
      )}
      {children}
    </TextProvider>
  );
}
