import { memo } from 'react';
import type { ReactNode } from 'react';
import { Checkbox } from '../ui/Checkbox';
import { classNames } from '../ui/classNames';
import { FieldHelp, describedBy } from './FieldHelp';
import { LabelText } from './FieldLabel';
import { fieldId } from './fieldId';
import { useFieldError } from './useFieldError';
import { useFormField } from './useFormField';

export interface CheckboxGroupFieldProps {
  name: string;
  legend: ReactNode;
  optional?: string;
  options: readonly { value: string; label: ReactNode }[];
  className?: string;
}

/** Any number of answers to one question; the value is a list, in the order of the options. */
export const CheckboxGroupField = memo(function CheckboxGroupField(props: CheckboxGroupFieldProps) {
  const { name, legend, optional, options } = props;
  const id = fieldId(name);
  const field = useFormField(name);
  const error = useFieldError(field);
  const chosen = Array.isArray(field.value) ? field.value : [];
  const toggle = (value: string, ticked: boolean) =>
    field.change(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? ticked : chosen.includes(each))),
    );
  return (
    <fieldset
      id={id}
      className={classNames('Field', props.className)}
      aria-describedby={describedBy({ id, error })}
    >
      <legend className="Label">
        <LabelText label={legend} optional={optional} />
      </legend>
      <div className="CheckGrid">
        {options.map(({ value, label }) => (
          <label key={value} className="CheckRow">
            <Checkbox
              checked={chosen.includes(value)}
              onChange={(ticked) => toggle(value, ticked)}
              onBlur={field.blur}
              invalid={Boolean(error)}
            />
            <span className="t">{label}</span>
          </label>
        ))}
      </div>
      <FieldHelp id={id} error={error} />
    </fieldset>
  );
});
