import FormGroup from '@mui/material/FormGroup';
import { type ReactNode } from 'react';
import { CheckRow } from '../ui/CheckRow';
import type { FieldProps } from './FieldLabel';
import { FieldSet } from './FieldSet';
import { useFormField } from './useFormField';

export interface CheckboxGroupFieldProps extends FieldProps {
  options: readonly { value: string; label: ReactNode }[];
}

/** Checkboxes for one question; the value is a list in the order of the options. */
export function CheckboxGroupField(props: CheckboxGroupFieldProps) {
  const { name, options } = props;
  const field = useFormField(name);
  const { error } = field;
  const chosen = Array.isArray(field.value) ? field.value : [];
  const toggle = (value: string, ticked: boolean) =>
    field.change(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? ticked : chosen.includes(each))),
    );
  return (
    <FieldSet {...props} error={error}>
      <FormGroup>
        {options.map(({ value, label }) => (
          <CheckRow
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(ticked) => toggle(value, ticked)}
            onBlur={field.blur}
            invalid={Boolean(error)}
          />
        ))}
      </FormGroup>
    </FieldSet>
  );
}
