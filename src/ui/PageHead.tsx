import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BELOW_MD } from './theme/media';

/** Id of the only h1, which is focused after a navigation. */
export const PAGE_TITLE_ID = 'page-title';

const Head = styled('div')({
  display: 'grid',
  gap: 12,
  marginBottom: 28,
  '& > p': { maxWidth: '60ch', textWrap: 'pretty' },
  '& b': { fontWeight: 600, color: 'var(--mui-palette-text-primary)' },
  [BELOW_MD]: { gap: 10, marginBottom: 22 },
});

/** The heading of a screen and the sentence below it. */
export function PageHead({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <Head>
      <Typography variant="h1" id={PAGE_TITLE_ID} tabIndex={-1}>
        {title}
      </Typography>
      {lead && (
        <Typography component="p" variant="subtitle1" color="textSecondary">
          {lead}
        </Typography>
      )}
    </Head>
  );
}
