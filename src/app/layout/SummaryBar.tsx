import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import AppBar from '@mui/material/AppBar';
import { useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ThemeSwitch } from '../../features/appearance/ThemeSwitch';
import { Segments, type Segment } from '../../ui/Segments';

export interface PanelHandle {
  /** Opens the panel and leads the focus there; Escape closes it. */
  open: () => void;
}

interface SummaryBarProps {
  /** Whether it rests, because an application is on its way. */
  resting: boolean;
  progress: { text: string; name: string; segments: readonly Segment[] };
  ref?: Ref<PanelHandle> | undefined;
  steps: ReactNode;
  help: ReactNode;
}

/** The side panel of small screens: a bar that opens the choices, the theme switch and the help. */
export function SummaryBar({ resting, progress, steps, help, ref }: SummaryBarProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      open: () => {
        if (details.current === null) return;
        details.current.open = true;
        details.current.querySelector('summary')?.focus();
      },
    }),
    [],
  );
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (details.current) details.current.open = false;
  }, [pathname]);
  useEffect(() => {
    const panel = details.current;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || panel?.open !== true) return;
      panel.open = false;
      panel.querySelector('summary')?.focus();
    };
    panel?.addEventListener('keydown', closeOnEscape);
    return () => {
      panel?.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return (
    <AppBar
      component="nav"
      position="sticky"
      className="SummaryBar"
      inert={resting}
      aria-label={intl.formatMessage({ id: 'panel.tytul' })}
    >
      <details ref={details}>
        <summary>
          <span>
            <b>{progress.text}</b>
            {progress.name !== '' && <span>{` · ${progress.name}`}</span>}
          </span>
          <span className="SummaryBar-toggle">
            <FormattedMessage id="panel.tytul" />
            <ExpandMoreRounded />
          </span>
          <Segments label={progress.text} segments={progress.segments} />
        </summary>
        <div className="SummaryBar-panel">
          {steps}
          <ThemeSwitch />
          {help}
        </div>
      </details>
    </AppBar>
  );
}
