import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ThemeSwitch } from '../../features/appearance/ThemeSwitch';
import { BELOW_MD, FROM_LG, FROM_MD, LOW_PANEL } from '../../ui/theme/media';
import { Help } from './Help';

const SCROLLS = { overflow: 'auto', scrollbarWidth: 'thin' } as const;

const Panel = styled(Paper)({
  ...SCROLLS,
  display: 'flex',
  position: 'sticky',
  top: 24,
  flexDirection: 'column',
  // The height that is available at the top of the page, below the header.
  maxHeight: 'calc(100vh - 136px)',
  [BELOW_MD]: { display: 'none' },
  '& section': { padding: '18px 22px' },
  '& > * + *': { borderTop: '1px solid var(--mui-palette-divider)' },
  '& h2': { font: '600 1.125rem/1.5 var(--font-display)' },
  '& [role=group]': { margin: '8px -14px 14px' },
  [FROM_LG]: { '& [role=group]': { marginInline: -9 } },
  '& section > label': { marginBlock: '-8px -6px' },
  [LOW_PANEL]: {
    maxHeight: 'calc(100vh - 100px)',
    '& section': { paddingBlock: 8 },
    '& [role=group]': { marginBlock: '0 8px' },
    // The flags are labelled all the same.
    '& > section > h2': { display: 'none' },
  },
}) as typeof Paper;

/** The settings and the help line below it stay visible. */
const Scroll = styled('div')({
  ...SCROLLS,
  minHeight: 120,
});

interface SidePanelProps {
  /** Whether steps and settings are disabled, because an application is being sent. */
  disabled: boolean;
  /** The list of choices; null on screens without it. */
  steps: ReactNode;
  /** The language flags; null on screens without them. */
  flags: ReactNode;
}

/**
 * Choices, language, theme and help next to the screen, from 900 px. In a low window the choices scroll, and the rest
 * stays visible below them.
 */
export function SidePanel({ disabled, steps, flags }: SidePanelProps) {
  const intl = useIntl();
  // As in the pre-rendered page until it is hydrated; on a phone nothing of a hidden panel is updated afterwards.
  const isVisible = useMediaQuery(FROM_MD, { defaultMatches: true });
  return (
    <Panel component="aside" aria-label={intl.formatMessage({ id: 'panel.opis' })}>
      {isVisible && steps !== null && (
        <Scroll>
          <section inert={disabled}>
            <h2>
              <FormattedMessage id="panel.tytul" />
            </h2>
            {steps}
          </section>
        </Scroll>
      )}
      <section inert={disabled}>
        {flags !== null && (
          <>
            <h2>
              <FormattedMessage id="jezyk.tytul" />
            </h2>
            {flags}
          </>
        )}
        <ThemeSwitch />
      </section>
      <section>
        <Help />
      </section>
    </Panel>
  );
}
