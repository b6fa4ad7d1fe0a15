import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/Button';
import { StatePanel } from '../../ui/StatePanel';

/** A language that has offers, ready to be shown. */
export interface LanguageChoice {
  /** As the backend names it ("pl", "eng"). */
  language: string;
  /** Its name in itself. */
  name: string;
  /** BCP 47. */
  tag: string;
  flag?: ReactNode;
}

interface NoStudiesProps {
  languages: readonly LanguageChoice[];
  onLanguage: (language: string) => void;
}

/** "No studies": there are no offers in the current language (specification, section 2). */
export function NoStudies({ languages, onLanguage }: NoStudiesProps) {
  const intl = useIntl();
  const text = languages.length > 0 ? 'brak_studiow.tekst' : 'brak_studiow.tekst_bez_jezykow';
  return (
    <StatePanel
      icon={<SchoolOutlined />}
      tone="plain"
      headingLevel={1}
      title={intl.formatMessage({ id: 'brak_studiow.tytul' })}
      actions={
        languages.length > 0 && (
          <div className="LangChoice">
            {languages.map(({ language, name, tag, flag }) => (
              <Button
                key={language}
                variant="outlined"
                lang={tag}
                startIcon={flag}
                onClick={() => {
                  onLanguage(language);
                }}
              >
                {name}
              </Button>
            ))}
          </div>
        )
      }
    >
      {intl.formatMessage({ id: text })}
    </StatePanel>
  );
}
