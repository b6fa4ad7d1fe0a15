import FormControl from '@mui/material/FormControl';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { describedBy, FieldHelp } from './FieldHelp';
import { fieldId } from './fieldId';
import { FieldLabel, type FieldProps } from './FieldLabel';
import { textOf, useFormField } from './useFormField';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  /** Text of the empty option; "choose" by default. */
  placeholder?: string;
  autoComplete?: string;
  /** Called after the form has a chosen value. */
  onChange?: () => void;
}

/** Longer lists render with the chosen option first: all options would take long in the first render. */
const FIRST_OPTIONS = 30;

const outlinedInput = <OutlinedInput />;

/** A native select; '' means no choice. The options of a long list follow after the first paint. */
export const SelectField = memo(function SelectField(props: SelectFieldProps) {
  return (
    <FormControl data-half={props.half || undefined}>
      <FieldLabel {...props} />
      <SelectInput {...props} />
    </FormControl>
  );
});

/** Subscribes to the form, so that a choice or an error does not re-render the field's frame. */
function SelectInput(props: SelectFieldProps) {
  const intl = useIntl();
  const { name, options, optional } = props;
  const field = useFormField(name);
  const { error } = field;
  const id = fieldId(name);
  const lines = { id, helper: props.helper, error };
  const value = textOf(field.value);
  const whole = useDeferredValue(
    options,
    options.filter((option) => option.value === value),
  );
  const offered = options.length > FIRST_OPTIONS ? whole : options;
  // Memoised: the same options need no reconciliation.
  const rows = useMemo(
    () =>
      offered.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      )),
    [offered],
  );
  return (
    <>
      <NativeSelect
        input={outlinedInput}
        id={id}
        name={name}
        error={Boolean(error)}
        value={value}
        autoComplete={props.autoComplete}
        data-empty={value === '' || undefined}
        aria-describedby={describedBy(lines)}
        onChange={({ target }) => {
          // When a browser autofills an unknown value, nothing is selected; that is not a choice.
          if (target.selectedIndex === -1) return;
          field.change(target.value);
          props.onChange?.();
        }}
        onBlur={field.blur}
        inputProps={{
          'aria-required': !optional,
          'aria-invalid': error ? true : undefined,
        }}
      >
        <option value="">
          {props.placeholder ?? intl.formatMessage({ id: 'podsumowanie.pole.wybierz' })}
        </option>
        {rows}
      </NativeSelect>
      <FieldHelp {...lines} />
    </>
  );
}
