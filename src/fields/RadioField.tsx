import FormGroup from '@mui/material/FormGroup';
import { type ReactNode } from 'react';
import { ChoiceRow } from '../ui/ChoiceRow';
import { fieldId } from './fieldId';
import type { FieldProps } from './FieldLabel';
import { FieldSet } from './FieldSet';
import { focusNextOnEnter } from './focusNextOnEnter';
import { useFormField } from './useFormField';

export interface RadioFieldProps extends FieldProps {
  /** The form stores the value of the chosen option unchanged. */
  options: readonly { value: string | boolean; label: ReactNode }[];
}

/** Radios for a few answers. Two are side by side while their labels fit. */
export function RadioField(props: RadioFieldProps) {
  const { name, options } = props;
  const field = useFormField(name);
  const select = (key: string) => {
    field.change(options.find((option) => String(option.value) === key)?.value);
  };
  const answered = options.some(({ value }) => value === field.value);
  return (
    <FieldSet {...props} error={field.error} role="radiogroup">
      <FormGroup row onKeyDown={focusNextOnEnter}>
        {options.map(({ value, label }, index) => (
          <ChoiceRow
            key={String(value)}
            name={fieldId(name)}
            value={String(value)}
            label={label}
            checked={field.value === value}
            variant="field"
            onSelect={select}
            onBlur={field.blur}
            // One stop of the Tab key, also without an answer: Chrome forgets the group when the focus re-renders it.
            tabIndex={answered || index === 0 ? undefined : -1}
          />
        ))}
      </FormGroup>
    </FieldSet>
  );
}
