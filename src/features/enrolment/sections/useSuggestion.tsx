import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { focusField } from '../../../fields/focusField';
import type { TextFieldProps } from '../../../fields/TextField';
import { useFormField } from '../../../fields/useFormField';
import type { MessageId } from '../../../intl/messages';
import { LinkButton } from '../../../ui/links';

interface Suggestion {
  /** Returns null for a value that needs no other one. */
  suggest: (value: string) => string | null;
  /** The message of the button, with the parameter `tekst`. */
  message: MessageId;
}

/**
 * The props of a text field that suggests another value once it is left. One click accepts it; nothing is refused.
 *
 * @param name the field
 */
export function useSuggestion(
  name: string,
  { suggest, message }: Suggestion,
): Pick<TextFieldProps, 'hint' | 'onBlur'> {
  const { value, change } = useFormField(name);
  // A restored value has been left before.
  const [blurredValue, setBlurredValue] = useState<unknown>(value);
  const suggestion = blurredValue === value && typeof value === 'string' ? suggest(value) : null;
  const accept = () => {
    change(suggestion);
    // The button disappears with its question.
    focusField(name);
  };
  return {
    onBlur: () => {
      setBlurredValue(value);
    },
    hint: suggestion && (
      <LinkButton component="button" type="button" onClick={accept}>
        <FormattedMessage id={message} values={{ tekst: suggestion }} />
      </LinkButton>
    ),
  };
}
