import { styled } from '@mui/material/styles';

/** How many of the twelve columns of the grid an element takes, from 600 px; on a phone it takes the row. */
export type Columns = 4 | 6 | 8;

/** Fields of a section side by side. Each child says with `data-columns` how wide it is. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px 12px',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: '24px 20px',
    '& > *': { gridColumn: 'span 12' },
    '& > [data-columns="4"]': { gridColumn: 'span 4' },
    '& > [data-columns="6"]': { gridColumn: 'span 6' },
    '& > [data-columns="8"]': { gridColumn: 'span 8' },
  },
}));
