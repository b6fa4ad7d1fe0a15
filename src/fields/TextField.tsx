import FormControl from '@mui/material/FormControl';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type HTMLAttributes, type HTMLInputTypeAttribute, memo, type ReactNode } from 'react';
import { afterPress } from './afterPress';
import { CheckboxField } from './CheckboxField';
import { describedBy, FieldHelp } from './FieldHelp';
import { fieldId } from './fieldId';
import { FieldLabel } from './FieldLabel';
import { focusNextOnEnter } from './focusNextOnEnter';
import { useFormField } from './useFormField';

export interface TextFieldProps {
  /** Path in the form's values. */
  name: string;
  /** By default the label of the field (`fieldLabels.ts`). */
  label?: ReactNode;
  /** The "(optional)" mark, including parentheses; a field without it is required. */
  optional?: string;
  helper?: ReactNode;
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
  /** Takes the focus when it appears. */
  autoFocus?: boolean | undefined;
  /** Displayed instead of the form's value; for read-only fields. */
  value?: string;
  /** Normalises the form's value on blur. */
  normalise?: (value: string) => string;
  /** Suggested while typing; other values are allowed. */
  suggestions?: readonly string[];
  hideLabel?: boolean;
  /** Shows an error while typing; by default it is shown once the field is left with a text. */
  errorAtOnce?: boolean;
  /** A checkbox below an error that lifts a confirmable rule; `name` is its own path in the form. */
  confirmation?: { name: string; label: ReactNode };
  /** Tabular digits, for numbers that people compare. */
  numeric?: boolean;
  /** Adornment at the end of the input. */
  end?: ReactNode;
  /** Called after the form has a typed value. */
  onChange?: () => void;
  /** Called on blur, once no pointer is pressed. */
  onBlur?: () => void;
  half?: boolean | undefined;
}

export const TextField = memo(function TextField(props: TextFieldProps) {
  const { name, label, optional, hideLabel, half } = props;
  return (
    <FormControl data-half={half || undefined}>
      <FieldLabel {...{ name, label, optional, hideLabel }} />
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
  const value = typeof field.value === 'string' ? field.value : '';
  const lines = { id, helper, error, hint, live };
  const leave = () => {
    if (normalise && !readOnly) field.change(normalise(value));
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
        {...(props.multiline ? SEVERAL_LINES : { type: props.type ?? 'text' })}
        autoComplete={props.autoComplete}
        readOnly={readOnly}
        autoFocus={props.autoFocus}
        value={props.value ?? value}
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
            ...(props.autoCapitalize && asTyped(props.autoCapitalize)),
          },
        }}
      />
      {suggestions && <Suggestions id={`${id}-list`} items={suggestions} />}
      <FieldHelp {...lines} />
      {props.confirmation && <Confirmation {...props.confirmation} offered={field.confirmable} />}
    </>
  );
}

const SEVERAL_LINES = { inputComponent: 'textarea' } as const;

function Suggestions({ id, items }: { id: string; items: readonly string[] }) {
  return (
    <datalist id={id}>
      {items.map((item) => (
        <option key={item} value={item} />
      ))}
    </datalist>
  );
}

function asTyped(autoCapitalize: TextFieldProps['autoCapitalize']) {
  return { autoCapitalize, autoCorrect: 'off' } as const;
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
