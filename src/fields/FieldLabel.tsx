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

interface LabelTextProps {
  label: ReactNode;
  /** The "(optional)" mark, including parentheses. */
  optional?: string | undefined;
}

/** The text of a label or legend, with the "(optional)" mark. */
export function LabelText({ label, optional }: LabelTextProps) {
  return (
    <>
      <span>{label}</span>
      {optional && <Mark>{` ${optional}`}</Mark>}
    </>
  );
}

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
