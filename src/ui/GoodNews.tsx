import Check from '@mui/icons-material/CheckRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { IconCircle } from './IconCircle';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 16,
  // As high as a line of the heading.
  '& > span': { width: 44, height: 44 },
});

/** The top of a screen with good news, beside a tick. */
export function GoodNews({ children }: { children: ReactNode }) {
  return (
    <Head>
      <IconCircle data-tone="success">
        <Check />
      </IconCircle>
      <div>{children}</div>
    </Head>
  );
}
