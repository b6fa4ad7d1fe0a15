import { getIn } from 'final-form';
import { useCallback, useState } from 'react';
import { useForm } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../intl/messages';
import { LinkButton } from '../ui/links';
import { focusField } from './fieldId';
import type { TextFieldProps } from './TextField';
import { useValueOf } from './useFormField';

export interface Suggestion {
  /** Returns null for a value that needs no other one. */
  suggest: (value: string) => string | null;
  /** The message of the button, with the parameter `tekst`. */
  message: MessageId;
  /** Changes the form as suggested; by default the field gets the suggestion. */
  accept?: (suggestion: string) => void;
}

/** The props of a text field that suggests another value once it is left. One click accepts it. */
export function useSuggestion(
  name: string,
  { suggest, message, accept }: Suggestion,
): Pick<TextFieldProps, 'hint' | 'onBlur'> {
  const form = useForm('useSuggestion');
  const current = useCallback((): unknown => getIn(form.getState().values, name), [form, name]);
  // A restored value has been left before.
  const [leftValue, setLeftValue] = useState(current);
  const suggestion = useValueOf(name, (value) =>
    value === leftValue && typeof value === 'string' ? suggest(value) : null,
  );
  const take = (meant: string) => {
    if (accept) accept(meant);
    else form.change(name, meant);
    // The button disappears with its question.
    focusField(name);
  };
  return {
    onBlur: useCallback(() => setLeftValue(current()), [current]),
    hint: suggestion && (
      <LinkButton component="button" type="button" onClick={() => take(suggestion)}>
        <FormattedMessage id={message} values={{ tekst: suggestion }} />
      </LinkButton>
    ),
  };
}
