import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { fieldId } from './fieldId';
import { useFieldLabel } from './fieldLabels';
import { LabelText } from './LabelText';

export interface FieldControlProps {
  name: string;
  /** By default the label of the field (`fieldLabels.ts`). */
  label?: ReactNode;
  optional?: string | undefined;
  hideLabel?: boolean | undefined;
  half?: boolean | undefined;
  /** The control with its help lines. They re-render without this component. */
  children: ReactNode;
}

/** The frame of a single control, with its label above. */
export function FieldControl(props: FieldControlProps) {
  const { name, label, optional, hideLabel, half, children } = props;
  const id = fieldId(name);
  const text = <LabelText label={useFieldLabel(name, label)} optional={optional} />;
  return (
    <FormControl data-half={half || undefined}>
      {hideLabel ? (
        <VisuallyHidden>
          <label htmlFor={id}>{text}</label>
        </VisuallyHidden>
      ) : (
        <FormLabel htmlFor={id}>{text}</FormLabel>
      )}
      {children}
    </FormControl>
  );
}
