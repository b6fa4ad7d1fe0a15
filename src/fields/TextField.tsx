import FormControl from '@mui/material/FormControl';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type HTMLAttributes, type HTMLInputTypeAttribute, memo, type ReactNode } from 'react';
import { afterPress } from './afterPress';
import { CheckboxField } from './CheckboxField';
import { describedBy, FieldHelp } from './FieldHelp';
import { fieldId } from './fieldId';
import { FieldLabel, type FieldProps } from './FieldLabel';
import { focusNextOnEnter } from './focusNextOnEnter';
import { textOf, useFormField } from './useFormField';

export interface TextFieldProps extends FieldProps {
  /** A warning that is announced politely and blocks nothing; null without one. */
  hint?: ReactNode;
  type?: HTMLInputTypeAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  /** Capitalisation of the on-screen keyboard. Also turns autocorrection off, for names, numbers and addresses. */
  autoCapitalize?: 'none' | 'words' | 'characters';
  /** A field of several lines, in which Enter begins a new one. */
  multiline?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean | undefined;
  /** Displayed instead of the form's value; for read-only fields. */
  value?: string;
  /** Normalises the form's value on blur. */
  normalise?: (value: string) => string;
  /** Suggested while typing; other values are allowed. */
  suggestions?: readonly string[];
  /** Shows an error while typing; by default it is shown once the field is left with a text. */
  errorAtOnce?: boolean;
  /** A checkbox below an error that lifts a confirmable rule; `name` is its own path in the form. */
  confirmation?: { name: string; label: ReactNode };
  /** Tabular digits, for numbers that people compare. */
  numeric?: boolean;
  end?: ReactNode;
  /** Called after the form has a typed value. */
  onChange?: () => void;
  /** Called on blur, once no pointer is pressed. */
  onBlur?: () => void;
}

export const TextField = memo(function TextField(props: TextFieldProps) {
  return (
    <FormControl data-half={props.half || undefined}>
      <FieldLabel {...props} />
      <TextInput {...props} />
    </FormControl>
  );
});

/** Subscribes to the form, so that a key or an error does not re-render the field's frame. */
function TextInput(props: TextFieldProps) {
  const { name, normalise, suggestions, readOnly = false } = props;
  const { helper, hint } = props;
  const field = useFormField(name, props.errorAtOnce ? 'always' : 'onBlur');
  const { error, live } = field;
  const id = fieldId(name);
  const lines = { id, helper, error, hint, live };
  const leave = () => {
    if (normalise && !readOnly) field.change(normalise(textOf(field.value)));
    // An error below the field shifts the layout.
    afterPress(() => {
      field.blur();
      props.onBlur?.();
    });
  };
  return (
    <>
      <OutlinedInput
        id={id}
        name={name}
        error={Boolean(error)}
        {...(props.multiline ? { inputComponent: 'textarea' } : { type: props.type ?? 'text' })}
        autoComplete={props.autoComplete}
        readOnly={readOnly}
        autoFocus={props.autoFocus}
        value={props.value ?? textOf(field.value)}
        aria-describedby={describedBy(lines)}
        onChange={({ target }) => {
          field.change(target.value);
          props.onChange?.();
        }}
        onBlur={leave}
        onKeyDown={focusNextOnEnter}
        endAdornment={props.end}
        data-numeric={props.numeric}
        slotProps={{
          input: {
            'aria-required': !props.optional,
            'aria-invalid': error ? true : undefined,
            // A value that cannot be changed is read, and needs no stop of the Tab key.
            tabIndex: readOnly ? -1 : undefined,
            enterKeyHint: props.multiline ? 'enter' : 'next',
            // Spelling is not checked, because browsers send checked text to their makers.
            spellCheck: false,
            inputMode: props.inputMode,
            list: suggestions && `${id}-list`,
            ...(props.autoCapitalize && {
              autoCapitalize: props.autoCapitalize,
              autoCorrect: 'off',
            }),
          },
        }}
      />
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((item) => (
            <option key={item} value={item} />
          ))}
        </datalist>
      )}
      <FieldHelp {...lines} />
      {props.confirmation && <Confirmation {...props.confirmation} offered={field.confirmable} />}
    </>
  );
}

interface ConfirmationProps {
  name: string;
  label: ReactNode;
  /** The error is shown and may be lifted. */
  offered: boolean;
}

/** "This is correct": shown for an error that may be lifted, and while it is ticked. */
function Confirmation({ name, label, offered }: ConfirmationProps) {
  const { value } = useFormField(name);
  return offered || value === true ? <CheckboxField name={name} label={label} optional /> : null;
}
