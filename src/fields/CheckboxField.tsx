import { memo } from 'react';
import type { ReactNode } from 'react';
import { Checkbox } from '../ui/Checkbox';
import { classNames } from '../ui/classNames';
import { FieldHelp, describedBy } from './FieldHelp';
import { fieldId } from './fieldId';
import { useFieldError } from './useFieldError';
import { useFormField } from './useFormField';

export interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  /** A smaller line under the label. */
  note?: ReactNode;
  price?: ReactNode;
  /** Drawn as a card that takes the colour of a choice when ticked. */
  card?: boolean;
  /** Need not be ticked. */
  optional?: boolean;
  className?: string;
}

/** One box to tick; the value is true or false. */
export const CheckboxField = memo(function CheckboxField(props: CheckboxFieldProps) {
  const { name, label, note, price, card = false, optional = false } = props;
  const id = fieldId(name);
  const field = useFormField(name);
  const error = useFieldError(field);
  return (
    <div className={props.className}>
      <label className={classNames('CheckRow', card && 'CheckCard', card && error && 'is-error')}>
        <Checkbox
          id={id}
          checked={field.value === true}
          onChange={field.change}
          onBlur={field.blur}
          required={!optional}
          invalid={Boolean(error)}
          describedBy={describedBy({ id, error })}
        />
        <span className="t">
          {label}
          {note && <span className="note">{note}</span>}
        </span>
        {price && <span className="Price">{price}</span>}
      </label>
      <FieldHelp id={id} error={error} />
    </div>
  );
});
