import Check from '@mui/icons-material/CheckRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { IconCircle } from './IconCircle';
import { BELOW_MD } from './theme/media';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 20,
  [BELOW_MD]: { gap: 14, '& > span': { width: 44, height: 44 } },
});

/** The top of a screen with good news, beside a tick. */
export function GoodNews({ children }: { children: ReactNode }) {
  return (
    <Head>
      <IconCircle tone="success">
        <Check />
      </IconCircle>
      <div>{children}</div>
    </Head>
  );
}
