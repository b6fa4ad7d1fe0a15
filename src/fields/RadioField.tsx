import { memo } from 'react';
import type { ReactNode } from 'react';
import { ChoiceRow } from '../ui/ChoiceRow';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { classNames } from '../ui/classNames';
import { FieldHelp, describedBy } from './FieldHelp';
import { fieldId } from './fieldId';
import { useFieldError } from './useFieldError';
import { useFormField } from './useFormField';

export interface RadioFieldProps {
  name: string;
  legend: ReactNode;
  hideLegend?: boolean;
  /** The form holds the value of the chosen option as it is given here. */
  options: readonly { value: string | boolean; label: ReactNode }[];
  helper?: ReactNode;
  className?: string;
}

/** One of a few answers. Two stand side by side as long as their words fit. */
export const RadioField = memo(function RadioField({
  name,
  legend,
  hideLegend,
  options,
  helper,
  className,
}: RadioFieldProps) {
  const id = fieldId(name);
  const field = useFormField(name);
  const error = useFieldError(field);
  const lines = { id, helper, error };
  const select = (key: string) =>
    field.change(options.find((option) => String(option.value) === key)?.value);
  return (
    <fieldset
      id={id}
      role="radiogroup"
      className={classNames('Field', className)}
      aria-describedby={describedBy(lines)}
      aria-invalid={error ? true : undefined}
    >
      <legend className="Label">
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className="two">
        {options.map(({ value, label }) => (
          <ChoiceRow
            key={String(value)}
            name={id}
            value={String(value)}
            label={label}
            checked={field.value === value}
            variant="field"
            invalid={Boolean(error)}
            onSelect={select}
            onBlur={field.blur}
          />
        ))}
      </div>
      <FieldHelp {...lines} />
    </fieldset>
  );
});
