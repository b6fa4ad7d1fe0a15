import type { ReactNode } from 'react';
import { CheckboxField } from './CheckboxField';
import { useFormField } from './useFormField';

interface ConfirmationProps {
  name: string;
  label: ReactNode;
  /** The field's error is shown and may be lifted. */
  offered: boolean;
}

/** "This is right as it is": offered with an error that may be lifted, and kept while it is ticked. */
export function Confirmation({ name, label, offered }: ConfirmationProps) {
  const { value } = useFormField(name);
  return offered || value === true ? <CheckboxField name={name} label={label} optional /> : null;
}
