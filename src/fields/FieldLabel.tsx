import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { fieldId } from './fieldId';
import { useFieldLabel } from './fieldLabels';
import { LabelText } from './LabelText';

interface FieldLabelProps {
  name: string;
  /** By default the label of the field (`fieldLabels.ts`). */
  label?: ReactNode;
  optional?: string | undefined;
  hideLabel?: boolean | undefined;
}

/** The label above a single control. */
export function FieldLabel({ name, label, optional, hideLabel }: FieldLabelProps) {
  const id = fieldId(name);
  const text = <LabelText label={useFieldLabel(name, label)} optional={optional} />;
  return hideLabel ? (
    <VisuallyHidden>
      <label htmlFor={id}>{text}</label>
    </VisuallyHidden>
  ) : (
    <FormLabel htmlFor={id}>{text}</FormLabel>
  );
}
