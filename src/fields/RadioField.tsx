import FormGroup from '@mui/material/FormGroup';
import { type ReactNode } from 'react';
import { ChoiceRow } from '../ui/ChoiceRow';
import { fieldId } from './fieldId';
import { LabelText } from './FieldLabel';
import { useFieldLabel } from './fieldLabels';
import { FieldSet } from './FieldSet';
import { focusNextOnEnter } from './focusNextOnEnter';
import { useFormField } from './useFormField';

export interface RadioFieldProps {
  name: string;
  /** By default the label of the field (`fieldLabels.ts`). */
  legend?: ReactNode;
  /** The "(optional)" mark, including parentheses; a field without it is required. */
  optional?: string;
  hideLegend?: boolean;
  /** The form stores the value of the chosen option unchanged. */
  options: readonly { value: string | boolean; label: ReactNode }[];
  helper?: ReactNode;
  half?: boolean | undefined;
}

/** Radios for a few answers. Two are side by side while their labels fit. */
export function RadioField(props: RadioFieldProps) {
  const { name, optional, hideLegend, options, helper, half } = props;
  const field = useFormField(name);
  const legend = <LabelText label={useFieldLabel(name, props.legend)} optional={optional} />;
  const id = fieldId(name);
  const lines = { id, helper, error: field.error };
  const select = (key: string) => {
    field.change(options.find((option) => String(option.value) === key)?.value);
  };
  const answered = options.some(({ value }) => value === field.value);
  return (
    <FieldSet {...lines} role="radiogroup" required={!optional} {...{ legend, hideLegend, half }}>
      <FormGroup row onKeyDown={focusNextOnEnter}>
        {options.map(({ value, label }, index) => (
          <ChoiceRow
            key={String(value)}
            name={id}
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
