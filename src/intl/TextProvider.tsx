import { Children, type ComponentType, type ReactNode, useMemo } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { LanguageContext, useLanguage } from './language';
import { loadedMessages, localeOf, type Messages } from './messages';

/**
 * Wraps each text of a message in an element. A browser that translates the page replaces text nodes by its own
 * elements, and React could then neither update nor remove a text node with siblings.
 */
function TextSpan({ children }: { children?: ReactNode }) {
  return Children.map(children, (part) => (typeof part === 'string' ? <span>{part}</span> : part));
}

interface TextProviderProps {
  /** The language of the messages, as the backend names it. */
  language: string;
  messages: Messages;
  children: ReactNode;
}

/** Provides a language and its messages. */
export function TextProvider({ language, messages, children }: TextProviderProps) {
  return (
    <LanguageContext value={language}>
      <IntlProvider locale={localeOf(language)} messages={messages} textComponent={TextSpan}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/**
 * Gives a part the later messages as well, which are loaded together with it. The messages around it stay the same, so
 * that their arrival renders nothing again.
 */
export function withLaterTexts<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function WithLaterTexts(props: P) {
    const language = useLanguage();
    const { locale, messages } = useIntl();
    const all = useMemo(
      () => Object.assign({}, messages, loadedMessages(language, 'later')),
      [messages, language],
    );
    return (
      <IntlProvider locale={locale} messages={all} textComponent={TextSpan}>
        <Part {...props} />
      </IntlProvider>
    );
  };
}
