import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FROM_SM } from './theme/media';

const List = styled('dl')(({ theme }) => {
  const line = `1px solid ${theme.vars.palette.divider}`;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: 40,
    marginTop: 16,
    '& > div': { padding: '12px 0', borderBottom: line },
    '& > div:last-of-type': { borderBottom: 0 },
    '& dt': {
      color: theme.vars.palette.text.secondary,
      fontSize: '0.8125rem',
      lineHeight: '1.25rem',
    },
    '& dd': { fontWeight: 550, overflowWrap: 'anywhere' },
    [FROM_SM]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // No line below the last row, if it has two items.
      '& > div:nth-last-of-type(2):nth-of-type(odd)': { borderBottom: 0 },
    },
  };
});

export interface Fact {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

/** Label and value pairs in two columns. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <List>
      {items.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
