import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BELOW_SM } from './theme/media';

const TITLE_ID = 'page-title';

/** What had the focus when the heading was to take it, until the heading is rendered. */
let before: Element | null = null;

/** Focuses the heading as soon as it is rendered, unless the candidate has moved the focus in the meantime. */
export function focusHeading(): void {
  before = document.activeElement;
  takeFocus(document.getElementById(TITLE_ID));
}

function takeFocus(heading: HTMLElement | null): void {
  if (heading === null || before === null) return;
  const now = document.activeElement;
  if (now === before || now === document.body) heading.focus({ preventScroll: true });
  before = null;
}

/** The only h1, which is focused after a navigation. */
export function PageTitle({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h1" id={TITLE_ID} tabIndex={-1} ref={takeFocus}>
      {children}
    </Typography>
  );
}

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  gap: 8,
  marginBottom: 24,
  '& > p': { maxWidth: '62ch' },
  '& b': { fontWeight: 600, color: 'var(--mui-palette-text-primary)' },
  [BELOW_SM]: { marginBottom: 16 },
});

/** The heading of a screen and the sentence below it. */
export function PageHead({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <Head>
      <PageTitle>{title}</PageTitle>
      {lead && (
        <Typography component="p" color="textSecondary">
          {lead}
        </Typography>
      )}
    </Head>
  );
}
