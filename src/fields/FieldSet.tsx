import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { AriaRole, ReactNode } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { Columns } from './FieldGrid';
import { FieldHelp, describedBy, type FieldLines } from './FieldHelp';

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
      error={Boolean(lines.error)}
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
