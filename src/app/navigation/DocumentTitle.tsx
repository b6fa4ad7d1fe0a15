import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { textIn } from '../../contract/siteConfig';
import { SCREENS } from '../../domain/screens';
import { useErrorCount } from '../../features/enrolment/model/enrolmentContext';
import { useLanguage } from '../../intl/language';
import { useSiteConfig } from '../siteConfig';

const TEXTS = {
  ...SCREENS,
  startFailed: { documentTitle: 'start.blad.tytul' },
  noStudies: { documentTitle: 'brak_studiow.tytul' },
} as const;

/** The recruitment title in the language of the interface. */
export function useSiteTitle(): string {
  const { title } = useSiteConfig();
  return textIn(title, useLanguage());
}

/** Sets the document title to the name of the screen, or of a state that replaces it, and mentions errors on it. */
export function DocumentTitle({ screen }: { screen: keyof typeof TEXTS }) {
  const intl = useIntl();
  const tytul = useSiteTitle();
  const errors = useErrorCount();
  const ekran = intl.formatMessage({ id: TEXTS[screen].documentTitle });
  const hasErrors = screen === 'summary' && errors > 0;
  const id = hasErrors ? 'naglowek.tytul_strony_blad' : 'naglowek.tytul_strony';
  const text = intl.formatMessage({ id }, { ekran, tytul });
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}
