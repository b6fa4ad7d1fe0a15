import { styled } from '@mui/material/styles';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { languageInfo, LANGUAGES } from '../../contract/languages';
import { BELOW_MD, FROM_MD, SM_TO_MD } from '../../ui/theme/media';
import { Flag, flagInfo } from './Flag';

/** The first subtag of a language, as in `data-browser-language` (boot/head.ts). */
const primaryTag = (tag: string) => tag.replace(/-.*/, '');

/** The language of the browser follows the current one. */
const browserFirst = Object.fromEntries(
  LANGUAGES.map((language) => {
    const tag = primaryTag(languageInfo(language).tag);
    return [`[data-browser-language=${tag}] & > [data-tag=${tag}]`, { order: -1 }];
  }),
);

/** In the panel the flag is above the name; on a phone the names are one row, which fades where it scrolls. */
const Group = styled(ToggleButtonGroup)(({ theme }) => ({
  display: 'flex',
  ...browserFirst,
  [`& > .${toggleButtonClasses.selected}`]: { order: -2 },
  // The panel and the row scroll, and would clip a ring outside.
  [`& > .${toggleButtonClasses.root}:focus-visible`]: { outlineOffset: -3 },
  [FROM_MD]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))',
    gap: 4,
    margin: '-6px -8px -4px',
    [`& > .${toggleButtonClasses.root}`]: {
      flexDirection: 'column',
      gap: 3,
      minHeight: 48,
      lineHeight: '1rem',
    },
  },
  [BELOW_MD]: {
    margin: '0 -16px',
    padding: '0 8px',
    overflowX: 'auto',
    // A focused name that is only partly visible scrolls into view: no name is wider than this.
    scrollPaddingInline: 112,
    scrollbarWidth: 'none',
    maskImage: 'linear-gradient(90deg, #000 calc(100% - 56px), transparent)',
    [`& > .${toggleButtonClasses.root}`]: {
      flex: 'none',
      flexDirection: 'row-reverse',
      gap: 6,
      minHeight: 44,
      padding: '0 8px',
      '& > svg': { width: 18, height: 13 },
    },
    [`& > .${toggleButtonClasses.selected}`]: {
      '& > span': { boxShadow: `0 2px ${theme.vars.palette.primary.main}` },
    },
  },
  [SM_TO_MD]: { margin: '0 -8px', padding: 0 },
})) as typeof ToggleButtonGroup;

interface LanguageFlagsProps {
  languages: readonly string[];
  current: string;
  onChange: (language: string) => void;
}

/** The name and flag of each language, the current one first and selected. */
export function LanguageFlags({ languages, current, onChange }: LanguageFlagsProps) {
  const intl = useIntl();
  return (
    <Group
      exclusive
      data-one-line
      value={current}
      aria-label={intl.formatMessage({ id: 'jezyk.tytul' })}
      onChange={({ currentTarget }: MouseEvent<HTMLElement>, language: string | null) => {
        if (language === null) return;
        // Safari does not focus a clicked button, to which the question about the choices returns the focus.
        currentTarget.focus({ preventScroll: true });
        // The chosen language becomes the first.
        if (currentTarget.parentElement) currentTarget.parentElement.scrollLeft = 0;
        onChange(language);
      }}
    >
      {languages.map((language) => {
        const { name, tag } = flagInfo(language);
        return (
          <ToggleButton
            key={language}
            value={language}
            // Every language is a tab stop: arrow keys work only after hydration.
            tabIndex={0}
            lang={tag}
            data-tag={primaryTag(tag)}
          >
            <Flag language={language} />
            <span>{name}</span>
          </ToggleButton>
        );
      })}
    </Group>
  );
}
