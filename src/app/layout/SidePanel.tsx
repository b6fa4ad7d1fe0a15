import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIsSending } from '../../api/recruitmentApi';
import { ThemeSwitch } from '../../features/appearance/ThemeSwitch';
import { BELOW_MD, FROM_MD, LOW_PANEL } from '../../ui/theme/media';
import { Help } from './Help';

/** The panel has the page's colour, because only the question has a white surface. */
const Panel = styled('aside')({
  display: 'flex',
  position: 'sticky',
  top: 24,
  flexDirection: 'column',
  gridArea: '1 / 2',
  // The height that is available at the top of the page, below the header.
  maxHeight: 'calc(100vh - 129px)',
  [LOW_PANEL]: { maxHeight: 'calc(100vh - 105px)' },
  [BELOW_MD]: { display: 'none' },
  '@media print': { display: 'none' },
  '& section + section, & > div + section': {
    marginTop: 16,
    paddingTop: 16,
    borderTop: '1px solid var(--mui-palette-divider)',
  },
  '& h2': { marginBottom: 8, font: '600 1rem/1.5rem var(--font-body)', letterSpacing: 0 },
});

/** The theme and the help line below it stay visible. An edge is shaded while there is more behind it. */
const Scroll = styled('div')({
  // The form scrolls its current section into view (features/enrolment/progress/SectionLink.tsx).
  position: 'relative',
  minHeight: 104,
  margin: -8,
  padding: 8,
  overflow: 'auto',
  // A focus ring is not cut off.
  scrollPaddingBlock: 8,
  scrollbarWidth: 'thin',
  background:
    'linear-gradient(transparent, var(--mui-palette-background-default) 66%) 0 100% / 100% 48px local, linear-gradient(transparent, var(--mui-palette-divider)) 0 100% / 100% 16px',
  backgroundRepeat: 'no-repeat',
});

const Settings = styled('section')({ '& > div:first-of-type': { marginBlock: '-8px 8px' } });

interface SidePanelProps {
  /** The list of choices; null on screens without it. */
  steps: ReactNode;
  /** The languages; null on screens without them. */
  flags: ReactNode;
}

/** The panel beside the screen, from 900 px. In a low window its languages and choices scroll. */
export function SidePanel({ steps, flags }: SidePanelProps) {
  const intl = useIntl();
  const isSending = useIsSending();
  // True until hydration, as the pre-rendered page has the choices. On a phone, which hides the panel, they then go, so
  // that nothing in it has to be updated.
  const isVisible = useMediaQuery(FROM_MD, { defaultMatches: true });
  return (
    <Panel aria-label={intl.formatMessage({ id: 'panel.opis' })}>
      {(flags !== null || steps !== null) && (
        <Scroll>
          {flags !== null && <section inert={isSending}>{flags}</section>}
          {isVisible && steps !== null && (
            <section inert={isSending}>
              <h2>
                <FormattedMessage id="panel.tytul" />
              </h2>
              {steps}
            </section>
          )}
        </Scroll>
      )}
      <Settings>
        <div inert={isSending}>
          <ThemeSwitch />
        </div>
        <Help />
      </Settings>
    </Panel>
  );
}
