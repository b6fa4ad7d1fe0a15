import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ThemeSwitch } from '../../features/appearance/ThemeSwitch';
import { BELOW_MD, LOW_PANEL } from '../../ui/theme/media';

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
  [LOW_PANEL]: { '& section': { paddingBlock: 12 } },
  '& > * + *': { borderTop: '1px solid var(--mui-palette-divider)' },
  '& h2': { font: '600 1rem/1.5 var(--font-body)' },
  '& [role=group]': { margin: '8px -14px 14px' },
  '@media (min-width: 1200px)': { '& [role=group]': { marginInline: -9 } },
  '& section > label': { marginBlock: '-8px -6px' },
}) as typeof Paper;

/** The settings and the help line below it stay visible. */
const Scroll = styled('div')({
  ...SCROLLS,
  minHeight: 120,
  // A shadow at the lower edge, covered by the first background once the end is in view.
  background:
    'linear-gradient(var(--mui-palette-background-paper) 0 0) 0 100% / 100% 14px no-repeat local, linear-gradient(transparent, var(--mui-palette-segment)) 0 100% / 100% 14px no-repeat',
});

interface SidePanelProps {
  /** Whether steps and settings are disabled, because an application is being sent. */
  disabled: boolean;
  /** The list of choices; null on screens without it. */
  steps: ReactNode;
  /** The language flags; null on screens without them. */
  flags: ReactNode;
  help: ReactNode;
}

/**
 * Choices, language, theme and help next to the screen, from 900 px. In a low window the choices scroll, and the rest
 * stays visible below them.
 */
export function SidePanel({ disabled, steps, flags, help }: SidePanelProps) {
  const intl = useIntl();
  return (
    <Panel component="aside" aria-label={intl.formatMessage({ id: 'panel.opis' })}>
      {steps !== null && (
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
      <section>{help}</section>
    </Panel>
  );
}
