import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import type {
  ClipboardEventHandler,
  HTMLAttributes,
  HTMLInputTypeAttribute,
  ReactNode,
} from 'react';
import { Confirmation } from './Confirmation';
import { FieldControl } from './FieldControl';
import type { Columns } from './FieldGrid';
import { describedBy } from './FieldHelp';
import { showTyped } from './caret';
import { enterMovesOn } from './enterMovesOn';
import { fieldId } from './fieldId';
import type { ShowError } from './ShowErrorsContext';
import { useFieldError } from './useFieldError';
import { useFormField } from './useFormField';

export interface TextFieldProps {
  /** Path in the form's values. */
  name: string;
  label: ReactNode;
  /** The mark of an optional field, with its parentheses; without it the field is required. */
  optional?: string;
  helper?: ReactNode;
  /** Worth a second look, but no error: announced politely, and blocks nothing. Null while there is none. */
  hint?: ReactNode;
  type?: HTMLInputTypeAttribute;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  /** What an on-screen keyboard capitalises, for text that no browser may correct: a name, a number, an address. */
  autoCapitalize?: 'none' | 'words' | 'characters';
  readOnly?: boolean;
  /** Shown instead of the form's value; for read-only fields. */
  value?: string;
  /** Form's value -> what the input shows. */
  format?: (value: string) => string;
  /** What the input holds -> form's value; `previous` is the form's value before it. */
  parse?: (text: string, previous: string) => string;
  /** Puts the form's value in order when the field is left. */
  tidy?: (value: string) => string;
  /** Offered while typing; anything else may be typed too. */
  suggestions?: readonly string[];
  hideLabel?: boolean;
  showError?: ShowError;
  /** A checkbox under the error that lifts a confirmable rule; `name` is its own path in the form. */
  confirmation?: { name: string; label: ReactNode };
  /** Digits of equal width, for numbers that people compare. */
  numeric?: boolean;
  /** Inside the box, after the text. */
  end?: ReactNode;
  onPaste?: ClipboardEventHandler;
  /** The field was left. */
  onBlur?: () => void;
  columns?: Columns;
}

export const TextField = memo(function TextField(props: TextFieldProps) {
  const { name, format = asIs, parse = asIs, tidy, suggestions, readOnly = false } = props;
  const id = fieldId(name);
  const field = useFormField(name);
  const error = useFieldError(field, props.showError);
  const value = typeof field.value === 'string' ? field.value : '';
  const lines = { id, helper: props.helper, error, hint: props.hint };
  const leave = () => {
    if (tidy && !readOnly) field.change(tidy(value));
    field.blur();
    props.onBlur?.();
  };
  const offered = props.confirmation && (
    <Confirmation {...props.confirmation} offered={Boolean(error && field.error?.confirmable)} />
  );
  return (
    <FieldControl {...lines} {...pick(props)} below={offered}>
      <OutlinedInput
        id={id}
        name={name}
        type={props.type ?? 'text'}
        autoComplete={props.autoComplete}
        readOnly={readOnly}
        value={props.value ?? format(value)}
        aria-describedby={describedBy(lines)}
        onChange={({ target }) => {
          const next = parse(target.value, value);
          // Before the form shows it, which would leave the caret at the end.
          if (target instanceof HTMLInputElement) showTyped(target, format(next));
          field.change(next);
        }}
        onBlur={leave}
        onKeyDown={enterMovesOn}
        onPaste={props.onPaste}
        endAdornment={props.end}
        data-numeric={props.numeric}
        slotProps={{
          input: {
            'aria-required': !props.optional,
            'aria-invalid': error ? true : undefined,
            enterKeyHint: 'next',
            inputMode: props.inputMode,
            list: suggestions && `${id}-list`,
            ...(props.autoCapitalize && asTyped(props.autoCapitalize)),
          },
        }}
      />
      {suggestions && <Suggestions id={`${id}-list`} items={suggestions} />}
    </FieldControl>
  );
});

function Suggestions({ id, items }: { id: string; items: readonly string[] }) {
  return (
    <datalist id={id}>
      {items.map((item) => (
        <option key={item} value={item} />
      ))}
    </datalist>
  );
}

function pick({ label, optional, hideLabel, columns }: TextFieldProps) {
  return { label, optional, hideLabel, columns };
}

function asTyped(autoCapitalize: TextFieldProps['autoCapitalize']) {
  return { autoCapitalize, autoCorrect: 'off', spellCheck: false } as const;
}

function asIs(value: string): string {
  return value;
}
