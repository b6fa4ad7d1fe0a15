import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useIntl } from 'react-intl';
import { Flag, flagInfo } from './Flag';

interface LanguageFlagsProps {
  languages: readonly string[];
  current: string;
  onChange: (language: string) => void;
}

/** One flag for each language, the current one selected. */
export function LanguageFlags({ languages, current, onChange }: LanguageFlagsProps) {
  const intl = useIntl();
  return (
    <ToggleButtonGroup
      exclusive
      value={current}
      aria-label={intl.formatMessage({ id: 'jezyk.tytul' })}
      onChange={(_event, language: string | null) => {
        if (language !== null) onChange(language);
      }}
    >
      {languages.map((language) => {
        const { code, name, tag } = flagInfo(language);
        return (
          <ToggleButton
            key={language}
            value={language}
            // Every flag is a tab stop: arrow keys work only after hydration.
            tabIndex={0}
            lang={tag}
            title={name}
            aria-label={code === name.toUpperCase() ? code : `${code} – ${name}`}
          >
            <Flag language={language} />
            <span aria-hidden="true">{code}</span>
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
