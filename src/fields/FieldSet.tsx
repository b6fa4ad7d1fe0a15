import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { AriaRole, ReactNode } from 'react';
import { FROM_SM } from '../ui/theme/media';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { describedBy, FieldHelp, type FieldLines } from './FieldHelp';

interface FieldSetProps extends FieldLines {
  legend: ReactNode;
  hideLegend?: boolean | undefined;
  role?: AriaRole;
  columns?: Columns | undefined;
  children: ReactNode;
}

/** Several controls for one question, with the legend above and help lines below. */
export function FieldSet({
  id,
  legend,
  hideLegend,
  role,
  columns,
  children,
  ...lines
}: FieldSetProps) {
  return (
    <FormControl
      component="fieldset"
      id={id}
      role={role}
      data-columns={columns}
      aria-describedby={describedBy({ id, ...lines })}
      aria-invalid={role && lines.error ? true : undefined}
    >
      {hideLegend ? (
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
      ) : (
        <FormLabel component="legend">{legend}</FormLabel>
      )}
      {children}
      <FieldHelp id={id} {...lines} />
    </FormControl>
  );
}

/** How many of twelve columns an element spans, from 600 px; on a phone it spans the row. */
export type Columns = 4 | 6 | 8;

/** Fields of a section side by side. Each child sets its width by `data-columns`. */
export const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px 12px',
  [FROM_SM]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: '24px 20px',
    '& > *': { gridColumn: 'span 12' },
    '& > [data-columns="4"]': { gridColumn: 'span 4' },
    '& > [data-columns="6"]': { gridColumn: 'span 6' },
    '& > [data-columns="8"]': { gridColumn: 'span 8' },
  },
});
