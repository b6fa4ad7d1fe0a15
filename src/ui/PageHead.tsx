import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BELOW_SM } from './theme/media';

/** Id of the only h1, which is focused after a navigation. */
export const PAGE_TITLE_ID = 'page-title';

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  gap: 8,
  marginBottom: 24,
  '& > p': { maxWidth: '62ch', textWrap: 'pretty' },
  '& b': { fontWeight: 600, color: 'var(--mui-palette-text-primary)' },
  [BELOW_SM]: { marginBottom: 16 },
});

/** The heading of a screen and the sentence below it. */
export function PageHead({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <Head>
      <Typography variant="h1" id={PAGE_TITLE_ID} tabIndex={-1}>
        {title}
      </Typography>
      {lead && (
        <Typography component="p" color="textSecondary">
          {lead}
        </Typography>
      )}
    </Head>
  );
}
