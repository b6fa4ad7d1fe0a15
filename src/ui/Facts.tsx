import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const List = styled('dl')(({ theme }) => {
  const line = `1px solid ${theme.vars.palette.divider}`;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: 40,
    marginTop: 16,
    '& > div': { padding: '12px 0', borderBottom: line },
    '& > div:last-of-type': { borderBottom: 0 },
    '& > [data-wide]': { gridColumn: '1 / -1', paddingBottom: 0 },
    '& dt': {
      color: theme.vars.palette.text.secondary,
      fontSize: '0.8125rem',
      lineHeight: '1.25rem',
    },
    '& dd': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: 16,
      fontWeight: 550,
      overflowWrap: 'anywhere',
    },
    '& dd > span + span': {
      flex: 'none',
      fontSize: '0.875rem',
      fontWeight: 500,
      '& > a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 32,
        // Keeps the height of the row's text.
        marginBlock: -4,
      },
    },
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // No line below the last row of one or two items.
      '& > div:nth-last-of-type(2):not(:has(+ [data-wide]))': { borderBottom: 0 },
    },
  };
});

export interface Fact {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** A link or button that changes the value. */
  action?: ReactNode;
  /** Spans the whole width, at the end of the list. */
  wide?: boolean;
}

/** Label and value pairs in two columns. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <List>
      {items.map(({ key, label, value, action, wide }) => (
        <div key={key} data-wide={wide || undefined}>
          <dt>{label}</dt>
          <dd>
            <span>{value}</span>
            {action && <span>{action}</span>}
          </dd>
        </div>
      ))}
    </List>
  );
}
