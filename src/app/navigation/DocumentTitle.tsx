import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '../../intl/messageId';
import { useLanguage } from '../../intl/language';
import type { ScreenName } from '../../domain/paths';
import { useSiteConfig } from '../siteConfig';

const TITLES: Readonly<Record<DocumentTitleProps['screen'], MessageId>> = {
  direction: 'kierunek.tytul_strony',
  specialisation: 'specjalnosc.tytul_strony',
  city: 'miasto.tytul_strony',
  level: 'poziom.tytul_strony',
  mode: 'tryb.tytul_strony',
  summary: 'podsumowanie.tytul_strony',
  completion: 'zakonczenie.tytul_strony',
  startFailed: 'start.blad.tytul',
  noStudies: 'brak_studiow.tytul',
};

/** The recruitment title in the language of the interface. */
export function useSiteTitle(): string {
  const { title } = useSiteConfig();
  const language = useLanguage();
  return (Object.hasOwn(title, language) ? title[language] : undefined) ?? title.pl;
}

interface DocumentTitleProps {
  /** A screen, or a state that stands in its place. */
  screen: ScreenName | 'startFailed' | 'noStudies';
  /** How many errors are on it. */
  errors: number;
}

/** Names the screen in the title of the document, and says when there are errors on it. */
export function DocumentTitle({ screen, errors }: DocumentTitleProps) {
  const intl = useIntl();
  const tytul = useSiteTitle();
  const ekran = intl.formatMessage({ id: TITLES[screen] });
  const text = intl.formatMessage(
    { id: errors > 0 ? 'naglowek.tytul_strony_blad' : 'naglowek.tytul_strony' },
    { ekran, tytul },
  );
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}
