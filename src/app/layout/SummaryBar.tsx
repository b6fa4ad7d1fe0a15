import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useIsSending } from '../../api/recruitmentApi';
import type { StepName } from '../../domain/stepOrder';
import { ThemeSwitch } from '../../features/appearance/ThemeSwitch';
import { useChosenTexts } from '../../features/selection/panel/SelectionTrail';
import { useStepProgress } from '../../features/selection/panel/StepProgress';
import { Segments } from '../../ui/Segments';
import { CENTRED, FROM_MD, LOW_WINDOW, SM_TO_MD } from '../../ui/theme/media';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Help } from './Help';

/**
 * The first line of pixels belongs to the page: when a phone is rotated, Chrome keeps in place what is at the top of the
 * window. That would be this bar, and the page would jump to its start.
 */
const Bar = styled(AppBar)({
  paddingTop: 1,
  marginBottom: -1,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  [FROM_MD]: { display: 'none' },
  zIndex: 6,
  [LOW_WINDOW]: { position: 'relative' },
}) as typeof AppBar;

/** The whole line opens the panel; the segments are its edge. */
const Summary = styled('summary')(({ theme }) => ({
  listStyle: 'none',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    padding: '0 12px 0 16px',
    [SM_TO_MD]: { paddingInline: CENTRED },
  },
  '& b': { whiteSpace: 'nowrap' },
  '& span > span': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    color: theme.vars.palette.text.secondary,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& svg': { color: theme.vars.palette.text.secondary },
  '[open] > & svg': { transform: 'rotate(180deg)' },
  '&:focus-visible': { outlineOffset: -3 },
}));

/** The panel lies over the page, so the page does not move. */
const Panel = styled('div')({
  position: 'absolute',
  top: '100%',
  insetInline: 0,
  maxHeight: 'calc(100vh - 84px)',
  padding: '8px 16px 12px',
  borderTop: '1px solid var(--mui-palette-divider)',
  backgroundColor: 'var(--mui-palette-background-paper)',
  boxShadow: 'var(--mui-palette-look-shadowBar)',
  overflow: 'auto',
  '& > :not(:first-child)': { borderTop: '1px solid var(--mui-palette-divider)' },
  '& > label': { minHeight: 56 },
  '& > :last-child': { paddingTop: 14 },
  [SM_TO_MD]: { paddingInline: CENTRED },
  [LOW_WINDOW]: { maxHeight: 'none' },
});

/** The only part of the bar that a choice re-renders. */
function StepOf({ current }: Pick<SummaryBarProps, 'current'>) {
  const intl = useIntl();
  const { text, short, segments } = useStepProgress(current);
  const chosen = useChosenTexts().map(({ text }) => text);
  return (
    <>
      <span data-one-line>
        <b>
          <span aria-hidden="true">{short}</span>
          <VisuallyHidden>{text}</VisuallyHidden>
        </b>
        <span>{chosen.join(' · ') || intl.formatMessage({ id: 'panel.tytul' })}</span>
        <ExpandMoreRounded />
      </span>
      <Segments label={text} segments={segments} />
    </>
  );
}

interface SummaryBarProps {
  current: StepName | 'summary';
  steps: ReactNode;
}

/** The side panel of small screens. Its content is rendered while it is open, and in the pre-rendered page. */
export function SummaryBar({ current, steps }: SummaryBarProps) {
  const intl = useIntl();
  const isSending = useIsSending();
  const [open, setOpen] = useState(true);
  const { pathname } = useLocation();
  const panel = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  // The panel may have been opened before hydration; another screen closes it.
  useEffect(() => {
    const details = panel.current;
    setOpen(details?.open === true);
    return () => {
      if (details) details.open = false;
    };
  }, [pathname]);
  const close = () => {
    if (panel.current) panel.current.open = false;
  };
  // The panel would cover what has the focus, such as a section of the form to which a link in it leads.
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || panel.current?.open !== true) return;
    close();
    // The browser would scroll, to keep the distance of `scroll-padding` from the sticky bar.
    summary.current?.focus({ preventScroll: true });
  };
  return (
    <Bar
      component="nav"
      position="sticky"
      inert={isSending}
      aria-label={intl.formatMessage({ id: 'panel.tytul' })}
      onBlur={closeOnLeaving}
      onKeyDown={closeOnEscape}
    >
      <details ref={panel} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Summary ref={summary}>
          <StepOf current={current} />
        </Summary>
        {open && (
          <Panel>
            {steps}
            <ThemeSwitch />
            <Help />
          </Panel>
        )}
      </details>
    </Bar>
  );
}
