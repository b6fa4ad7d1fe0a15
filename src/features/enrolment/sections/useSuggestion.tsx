import { getIn } from 'final-form';
import { useCallback, useState } from 'react';
import { useForm } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import { type NameKind, suggestedName } from '../../../domain/capitalName';
import { focusField } from '../../../fields/focusField';
import type { TextFieldProps } from '../../../fields/TextField';
import type { MessageId } from '../../../intl/messages';
import { LinkButton } from '../../../ui/links';
import { useFieldValue } from '../form/useFieldValue';

interface Suggestion {
  /** Returns null for a value that needs no other one. Must be stable between renders. */
  suggest: (value: string) => string | null;
  /** The message of the button, with the parameter `tekst`. */
  message: MessageId;
  /** Changes the form as suggested; by default the field gets the suggestion. */
  accept?: (suggestion: string) => void;
}

const REPLACE = 'podsumowanie.dane_osobowe.wielka_litera';

function capitals(kind: NameKind): Suggestion {
  return { suggest: (typed) => suggestedName(typed, kind), message: REPLACE };
}

/** Capitals for a name that was typed without any, or with nothing else. */
export const CAPITALS = {
  firstName: capitals('firstName'),
  surname: capitals('surname'),
  place: capitals('place'),
  street: capitals('street'),
} as const;

/** Documents have capitals only. */
export const UPPER_CASE: Suggestion = {
  suggest: (number) => (number === number.toUpperCase() ? null : number.toUpperCase()),
  message: REPLACE,
};

/**
 * The props of a text field that suggests another value once it is left. One click accepts it; nothing is refused.
 *
 * @param name the field
 */
export function useSuggestion(
  name: string,
  { suggest, message, accept }: Suggestion,
): Pick<TextFieldProps, 'hint' | 'onBlur'> {
  const form = useForm('useSuggestion');
  const current = useCallback((): unknown => getIn(form.getState().values, name), [form, name]);
  // A restored value has been left before.
  const [leftValue, setLeftValue] = useState(current);
  const suggestion = useFieldValue(
    name,
    useCallback(
      (value: unknown) =>
        value === leftValue && typeof value === 'string' ? suggest(value) : null,
      [leftValue, suggest],
    ),
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
