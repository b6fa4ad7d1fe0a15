import { useIntl } from 'react-intl';
import { Flag } from './Flag';
import { flagInfo } from './flagInfo';

interface LanguageFlagsProps {
  languages: readonly string[];
  current: string;
  onChange: (language: string) => void;
}

/** One flag for each language, the current one pressed. */
export function LanguageFlags({ languages, current, onChange }: LanguageFlagsProps) {
  const intl = useIntl();
  return (
    <div className="Flags" role="group" aria-label={intl.formatMessage({ id: 'jezyk.tytul' })}>
      {languages.map((language) => {
        const { code, name, tag } = flagInfo(language);
        return (
          <button
            key={language}
            type="button"
            className="Flag"
            lang={tag}
            title={name}
            aria-label={code === name.toUpperCase() ? code : `${code} – ${name}`}
            aria-pressed={language === current}
            onClick={() => {
              onChange(language);
            }}
          >
            <Flag language={language} />
            <span aria-hidden="true">{code}</span>
          </button>
        );
      })}
    </div>
  );
}
