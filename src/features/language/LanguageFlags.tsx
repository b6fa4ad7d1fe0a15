import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { languageInfo, LANGUAGES } from '../../contract/languages';
import { BELOW_MD, FORCED_COLORS, FROM_MD, HOVERS, SM_TO_MD } from '../../ui/theme/media';
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

/** In the panel the flags are four in a row; on a phone the names are one row, which fades where it scrolls. */
const Group = styled('div')({
  display: 'flex',
  ...browserFirst,
  '& > [aria-pressed=true]': { order: -2 },
  [FROM_MD]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))',
    gap: 4,
    margin: '-6px -8px -4px',
  },
  [BELOW_MD]: {
    margin: '0 -16px',
    padding: '0 8px',
    overflowX: 'auto',
    // A focused name that is only partly visible scrolls into view: no name is wider than this.
    scrollPaddingInline: 112,
    scrollbarWidth: 'none',
    maskImage: 'linear-gradient(90deg, #000 calc(100% - 56px), transparent)',
  },
  [SM_TO_MD]: { margin: '0 -8px', padding: 0 },
});

/** In the panel the flag is above the name. */
const Language = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  minWidth: 0,
  borderRadius: 8,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  // The panel and the row scroll, and would clip a ring outside.
  '&:focus-visible': { outlineOffset: -3 },
  [HOVERS]: { '&:hover': { backgroundColor: theme.vars.palette.primary.tintHover } },
  '&&[aria-pressed=true]': {
    backgroundColor: 'transparent',
    [FROM_MD]: { backgroundColor: theme.vars.palette.primary.tint },
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    [FORCED_COLORS]: { outline: '3px solid Highlight', outlineOffset: -3 },
    [BELOW_MD]: { '& > span': { boxShadow: `0 2px ${theme.vars.palette.primary.main}` } },
  },
  [FROM_MD]: { flexDirection: 'column', gap: 3, minHeight: 48, lineHeight: '1rem' },
  [BELOW_MD]: {
    flex: 'none',
    flexDirection: 'row-reverse',
    gap: 6,
    minHeight: 44,
    padding: '0 8px',
    '& > svg': { width: 18, height: 13 },
  },
}));

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
      ref={useScrollToStart(current)}
      role="group"
      data-one-line
      aria-label={intl.formatMessage({ id: 'jezyk.tytul' })}
    >
      {languages.map((language) => {
        const { name, tag } = flagInfo(language);
        return (
          <Language
            key={language}
            aria-pressed={language === current}
            lang={tag}
            data-tag={primaryTag(tag)}
            onClick={({ currentTarget }) => {
              if (language === current) return;
              // Safari does not focus a clicked button, to which the question about the choices returns the focus.
              currentTarget.focus({ preventScroll: true });
              onChange(language);
            }}
          >
            <Flag language={language} />
            <span>{name}</span>
          </Language>
        );
      })}
    </Group>
  );
}

/** The `ref` of a row that scrolls back to the chosen language, which is then its first. */
function useScrollToStart(current: string) {
  const row = useRef<HTMLDivElement>(null);
  const before = useRef(current);
  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    if (row.current) row.current.scrollLeft = 0;
  }, [current]);
  return row;
}
