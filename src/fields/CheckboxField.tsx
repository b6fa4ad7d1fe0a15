import FormControl from '@mui/material/FormControl';
import { type ReactNode } from 'react';
import { CheckRow } from '../ui/CheckRow';
import { describedBy, FieldHelp } from './FieldHelp';
import { fieldId } from './fieldId';
import { useFormField } from './useFormField';

export interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  price?: ReactNode;
  /** The value of a ticked field; without it true and false. */
  tickedValue?: string;
  helper?: ReactNode;
  optional?: boolean;
}

/** A single checkbox; the value is true or false, or a text and "". */
export function CheckboxField(props: CheckboxFieldProps) {
  const { name, label, price, tickedValue, helper, optional = false } = props;
  const field = useFormField(name);
  const { error } = field;
  const id = fieldId(name);
  return (
    <FormControl>
      <CheckRow
        id={id}
        label={label}
        end={price}
        checked={field.value === (tickedValue ?? true)}
        onChange={(ticked) => {
          field.change(tickedValue === undefined ? ticked : ticked ? tickedValue : '');
        }}
        onBlur={field.blur}
        required={!optional}
        invalid={Boolean(error)}
        describedBy={describedBy({ id, error, helper })}
      />
      <FieldHelp {...{ id, error, helper }} />
    </FormControl>
  );
}
