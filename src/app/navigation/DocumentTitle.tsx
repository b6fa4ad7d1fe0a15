import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { textIn } from '../../contract/siteConfig';
import { SCREENS } from '../../domain/screens';
import { useErrorCount } from '../../features/enrolment/model/enrolmentContext';
import { useLanguage } from '../../intl/language';
import { useSiteConfig } from '../siteConfig';

const STATES = {
  startFailed: { documentTitle: 'start.blad.tytul' },
  noStudies: { documentTitle: 'brak_studiow.tytul' },
} as const;
const TEXTS = { ...SCREENS, ...STATES };

/** The recruitment title in the language of the interface. */
export function useSiteTitle(): string {
  const { title } = useSiteConfig();
  return textIn(title, useLanguage());
}

interface DocumentTitleProps {
  /** A screen, or a state that replaces it. */
  screen: keyof typeof TEXTS;
}

/** Sets the document title to the name of the screen, and mentions errors on it. */
export function DocumentTitle({ screen }: DocumentTitleProps) {
  const intl = useIntl();
  const tytul = useSiteTitle();
  const errors = useErrorCount();
  const ekran = intl.formatMessage({ id: TEXTS[screen].documentTitle });
  const text = intl.formatMessage(
    {
      id:
        screen === 'summary' && errors > 0 ? 'naglowek.tytul_strony_blad' : 'naglowek.tytul_strony',
    },
    { ekran, tytul },
  );
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}
