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
  /** For a role that can be required. */
  required?: boolean;
  /** One of two columns (`FieldGrid`). */
  half?: boolean | undefined;
  children: ReactNode;
}

/** Several controls for one question, with the legend above and help lines below. */
export function FieldSet({
  id,
  legend,
  hideLegend,
  role,
  required,
  half,
  children,
  ...lines
}: FieldSetProps) {
  return (
    <FormControl
      component="fieldset"
      id={id}
      role={role}
      data-half={half || undefined}
      aria-required={required}
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

/** Fields of a section in two columns from 600 px. A child with `data-half` is in one of them, others span both. */
export const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 20,
  [FROM_SM]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 24,
    '& > *': { gridColumn: 'span 2' },
    '& > [data-half]': { gridColumn: 'span 1' },
  },
});
