import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { StepName } from '../../domain/selection';
import { ThemeSwitch } from '../../features/appearance/ThemeSwitch';
import { useFilledShare } from '../../features/enrolment/form/enrolmentContext';
import { useStepProgress } from '../../features/selection/panel/useStepProgress';
import { Segments } from '../../ui/Segments';
import { CENTRED, FROM_MD, LOW_WINDOW, SM_TO_MD } from '../../ui/theme/media';
import { Help } from './Help';

const Bar = styled(AppBar)({
  [FROM_MD]: { display: 'none' },
  zIndex: 6,
  [LOW_WINDOW]: { position: 'relative' },
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

/** Lies over the page, which therefore stays where it is. */
const Panel = styled('div')({
  position: 'absolute',
  top: '100%',
  insetInline: 0,
  maxHeight: 'calc(100vh - 84px)',
  padding: '4px 16px 12px',
  borderTop: '1px solid var(--mui-palette-divider)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  boxShadow: 'var(--mui-palette-look-shadowBar)',
  overflow: 'auto',
  '& > * + *': { borderTop: '1px solid var(--mui-palette-divider)' },
  '& > label': { minHeight: 56 },
  '& > :last-child': { paddingTop: 14 },
  [SM_TO_MD]: { paddingInline: CENTRED },
  [LOW_WINDOW]: { maxHeight: 'none' },
});

const PANEL_ID = 'summary-panel';

const toggle = (
  <Toggle>
    <FormattedMessage id="panel.tytul" />
    <ExpandMoreRounded />
  </Toggle>
);

/** The only part of the bar that a choice or a key in the form re-renders. */
function Progress({ current }: Pick<SummaryBarProps, 'current'>) {
  const { text, name, segments } = useStepProgress(current, useFilledShare());
  return (
    <>
      <StepText data-one-line>
        <b>{text}</b>
        {name !== '' && <span>{` · ${name}`}</span>}
      </StepText>
      {toggle}
      <Segments label={text} segments={segments} />
    </>
  );
}

/** Without scrolling: the browser would keep the distance of `scroll-padding` from the bar, which is sticky. */
function focusSummary(panel: HTMLDetailsElement): void {
  panel.querySelector('summary')?.focus({ preventScroll: true });
}

/** Opens the panel and focuses it; Escape closes it. */
export function openPanel(): void {
  const panel = document.getElementById(PANEL_ID);
  if (!(panel instanceof HTMLDetailsElement)) return;
  panel.open = true;
  focusSummary(panel);
}

interface SummaryBarProps {
  /** Whether it is disabled, because an application is being sent. */
  disabled: boolean;
  /** The present step, or the summary. */
  current: StepName | 'summary';
  steps: ReactNode;
}

/**
 * The side panel of small screens: a bar that opens the choices, the theme switch and the help. Its content is rendered
 * while it is open, and in the pre-rendered page, where it opens before any script.
 */
export function SummaryBar({ disabled, current, steps }: SummaryBarProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(true);
  const { pathname } = useLocation();
  const panel = useRef<HTMLDetailsElement>(null);
  // It may have been opened before hydration; another screen closes it.
  useEffect(() => {
    const details = panel.current;
    setOpen(details?.open === true);
    return () => {
      if (details) details.open = false;
    };
  }, [pathname]);
  // A link to a section of the present screen would leave its target behind the panel.
  const closeOnLink = ({ target }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('a[href^="#"]') !== null;
    if (isLink && panel.current) panel.current.open = false;
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || panel.current?.open !== true) return;
    panel.current.open = false;
    focusSummary(panel.current);
  };
  return (
    <Bar
      component="nav"
      position="sticky"
      inert={disabled}
      aria-label={intl.formatMessage({ id: 'panel.tytul' })}
      onKeyDown={closeOnEscape}
    >
      <details id={PANEL_ID} ref={panel} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Summary>
          <Progress current={current} />
        </Summary>
        {open && (
          <Panel onClick={closeOnLink}>
            {steps}
            <ThemeSwitch />
            <Help />
          </Panel>
        )}
      </details>
    </Bar>
  );
}
