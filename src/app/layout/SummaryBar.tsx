import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import { useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ThemeSwitch } from '../../features/appearance/ThemeSwitch';
import { CENTRED, FROM_MD, LOW_WINDOW, SM_TO_MD } from '../../ui/theme/media';
import { Segments, type Segment } from '../../ui/Segments';

const Bar = styled(AppBar)({
  [FROM_MD]: { display: 'none' },
  zIndex: 6,
  [LOW_WINDOW]: { position: 'static' },
}) as typeof AppBar;

const Summary = styled('summary')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 12px',
  minHeight: 62,
  padding: '9px 16px 11px',
  color: 'var(--mui-palette-text-secondary)',
  fontSize: '0.9375rem',
  lineHeight: '1.375rem',
  cursor: 'pointer',
  '& b': { color: 'var(--mui-palette-text-primary)', fontWeight: 600 },
  '& > :last-child': { gridColumn: '1 / -1' },
  [SM_TO_MD]: { paddingInline: CENTRED },
});

/** The step and its name, which has no height on a second line: where both do not fit in one, the name is not shown. */
const StepText = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'hidden',
  '& > span': { height: '1.375rem', marginBottom: '-1.375rem', whiteSpace: 'pre' },
});

const Toggle = styled('span')({
  display: 'flex',
  gap: 2,
  color: 'var(--mui-palette-primary-main)',
  fontSize: '0.875rem',
  fontWeight: 500,
  '[open] & > svg': { transform: 'rotate(180deg)' },
});

const Panel = styled('div')({
  maxHeight: 'calc(100vh - 84px)',
  padding: '4px 16px 12px',
  borderTop: '1px solid var(--mui-palette-divider)',
  boxShadow: 'var(--mui-palette-look-shadowBar)',
  overflow: 'auto',
  '& > * + *': { borderTop: '1px solid var(--mui-palette-divider)' },
  '& > label': { minHeight: 56 },
  '& > :last-child': { paddingTop: 14 },
  [SM_TO_MD]: { paddingInline: CENTRED },
});

export interface PanelHandle {
  /** Opens the panel and focuses it; Escape closes it. */
  open: () => void;
}

interface SummaryBarProps {
  /** Whether it is disabled, because an application is being sent. */
  disabled: boolean;
  progress: { text: string; name: string; segments: readonly Segment[] };
  ref?: Ref<PanelHandle> | undefined;
  steps: ReactNode;
  help: ReactNode;
}

/** The side panel of small screens: a bar that opens the choices, the theme switch and the help. */
export function SummaryBar({ disabled, progress, steps, help, ref }: SummaryBarProps) {
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
    <Bar
      component="nav"
      position="sticky"
      inert={disabled}
      aria-label={intl.formatMessage({ id: 'panel.tytul' })}
    >
      <details ref={details}>
        <Summary>
          <StepText data-one-line>
            <b>{progress.text}</b>
            {progress.name !== '' && <span>{` · ${progress.name}`}</span>}
          </StepText>
          <Toggle>
            <FormattedMessage id="panel.tytul" />
            <ExpandMoreRounded />
          </Toggle>
          <Segments label={progress.text} segments={progress.segments} />
        </Summary>
        <Panel>
          {steps}
          <ThemeSwitch />
          {help}
        </Panel>
      </details>
    </Bar>
  );
}
