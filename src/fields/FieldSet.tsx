import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FROM_SM } from '../ui/theme/media';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { describedBy, FieldHelp } from './FieldHelp';
import { fieldId } from './fieldId';
import { type FieldProps, LabelText } from './FieldLabel';
import { useFieldLabel } from './fieldLabels';

interface FieldSetProps extends FieldProps {
  error?: string | undefined;
  role?: 'radiogroup';
  children: ReactNode;
}

/** Several controls for one question, with the legend above and help lines below. */
export function FieldSet(props: FieldSetProps) {
  const { name, optional, helper, error, role, children } = props;
  const id = fieldId(name);
  const lines = { id, helper, error };
  const legend = <LabelText label={useFieldLabel(name, props.label)} optional={optional} />;
  return (
    <FormControl
      component="fieldset"
      id={id}
      role={role}
      data-half={props.half || undefined}
      aria-required={role && !optional}
      aria-describedby={describedBy(lines)}
      aria-invalid={role && error ? true : undefined}
    >
      {props.hideLabel ? (
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
      ) : (
        <FormLabel component="legend">{legend}</FormLabel>
      )}
      {children}
      <FieldHelp {...lines} />
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
