import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ThemeSwitch } from '../../features/appearance/ThemeSwitch';

interface SidePanelProps {
  /** Whether steps and settings rest, because an application is on its way. */
  resting: boolean;
  /** The "your choice" list; null on the screens that have none. */
  steps: ReactNode;
  /** The language flags; null on the screens without them. */
  flags: ReactNode;
  help: ReactNode;
}

/**
 * Choices, language, theme and help beside the screen, from 900 px up. In a low window the rest scrolls above the help,
 * which stays in sight.
 */
export function SidePanel({ resting, steps, flags, help }: SidePanelProps) {
  const intl = useIntl();
  return (
    <Paper component="aside" className="Side" aria-label={intl.formatMessage({ id: 'panel.opis' })}>
      <div className="Side-scroll">
        {steps !== null && (
          <section inert={resting}>
            <h2>
              <FormattedMessage id="panel.tytul" />
            </h2>
            {steps}
          </section>
        )}
        <section className="settings" inert={resting}>
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
      </div>
      <section>{help}</section>
    </Paper>
  );
}
