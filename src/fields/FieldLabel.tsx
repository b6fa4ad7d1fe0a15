import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { fieldId } from './fieldId';
import { useFieldLabel } from './fieldLabels';

const Mark = styled('span')(({ theme }) => ({
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));

/** The props of every field. */
export interface FieldProps {
  /** Path in the form's values. */
  name: string;
  /** By default the label of the field (`fieldLabels.ts`). */
  label?: ReactNode;
  /** The "(optional)" mark, including parentheses; a field without it is required. */
  optional?: string | undefined;
  hideLabel?: boolean | undefined;
  helper?: ReactNode;
  /** One of two columns (`FieldGrid`). */
  half?: boolean | undefined;
}

/** The text of a label or legend, with the "(optional)" mark. */
export function LabelText({ label, optional }: Pick<FieldProps, 'label' | 'optional'>) {
  return (
    <>
      <span>{label}</span>
      {optional && <Mark>{` ${optional}`}</Mark>}
    </>
  );
}

/** The label above a single control. */
export function FieldLabel({ name, label, optional, hideLabel }: FieldProps) {
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
