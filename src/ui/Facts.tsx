import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FROM_SM } from './theme/media';

/** A row for each label and its value. On a phone the label is above its value, and the end of the row is beside both. */
export const FactList = styled('dl')(({ theme }) => ({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: 16,
    padding: '12px 0',
    '@media print': { padding: '4px 0' },
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [FROM_SM]: { gridTemplateColumns: '160px minmax(0, 1fr) auto', columnGap: 24 },
  },
  '& > div:first-of-type': { paddingTop: 0, borderTop: 0 },
  '& > div:last-of-type': { paddingBottom: 0 },
  '& dt': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
    [FROM_SM]: theme.typography.body1,
  },
  '& small': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.vars.palette.text.secondary,
  },
  '& dd': { gridColumn: 1, overflowWrap: 'anywhere', [FROM_SM]: { gridColumn: 2 } },
  '& dd[data-note]': { gridColumn: '1 / -1', [FROM_SM]: { gridColumn: '2 / -1' } },
  '& dd[data-action]': {
    gridArea: '1 / 2 / span 2',
    alignSelf: 'center',
    [FROM_SM]: { gridArea: '1 / 3', alignSelf: 'start' },
  },
}));

export interface Fact {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** The end of the row, such as a link to the place where the value is changed. */
  action?: ReactNode;
  /** Content below the value, as wide as the row. */
  note?: ReactNode;
}

/** Labels and values in rows, the labels in one column. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <FactList>
      {items.map(({ key, label, value, action, note }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {action && <dd data-action>{action}</dd>}
          {note && <dd data-note>{note}</dd>}
        </div>
      ))}
    </FactList>
  );
}
