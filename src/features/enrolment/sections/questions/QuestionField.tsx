import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { Question } from '../../../../contract/question';
import { answerKey } from '../../../../domain/enrolmentValues';
import { answerLength, questionKind } from '../../../../domain/questions';
import { MAX_LENGTHS } from '../../../../domain/textRules';
import { CheckboxGroupField } from '../../../../fields/CheckboxGroupField';
import { RadioField } from '../../../../fields/RadioField';
import { TextField, type TextFieldProps } from '../../../../fields/TextField';
import { useValueOf } from '../../../../fields/useFormField';

interface QuestionFieldProps {
  question: Question;
  text: string;
}

/** One extra question; its answers determine its kind (docs/specification.md, section 3). */
export function QuestionField({ question, text }: QuestionFieldProps): ReactElement {
  const intl = useIntl();
  const { id, wymagane, odpowiedzi } = question;
  const name = `odpowiedzi.${answerKey(id)}`;
  const optional = wymagane
    ? undefined
    : intl.formatMessage({ id: 'podsumowanie.pole.nieobowiazkowe' });
  const field = { name, label: text, optional };

  switch (questionKind(question)) {
    case 'TAKNIE':
      return (
        <RadioField
          {...field}
          options={odpowiedzi.map((answer) => ({
            value: String(answer.id),
            label: intl.formatMessage({
              id:
                answer.nazwa === 'TAK'
                  ? 'podsumowanie.formularze.tak'
                  : 'podsumowanie.formularze.nie',
            }),
          }))}
        />
      );
    case 'TEKST':
      return <TypedAnswer {...field} />;
    case 'WIELOKROTNY_WYBOR':
      return (
        <CheckboxGroupField
          {...field}
          optional={intl.formatMessage({
            id: wymagane
              ? 'podsumowanie.formularze.kilka'
              : 'podsumowanie.formularze.nieobowiazkowe_kilka',
          })}
          options={odpowiedzi.map((answer) => ({ value: String(answer.id), label: answer.nazwa }))}
        />
      );
  }
}

const countOf = (value: unknown) => (typeof value === 'string' ? answerLength(value) : null);

/** An answer of several lines, counted once it is nearly as long as it may be. */
function TypedAnswer(props: Pick<TextFieldProps, 'name' | 'label' | 'optional'>) {
  const intl = useIntl();
  const length = useValueOf(props.name, countOf);
  const values = { liczba: length ?? 0, limit: MAX_LENGTHS.answer };
  const count = intl.formatMessage({ id: 'podsumowanie.formularze.licznik' }, values);
  return <TextField {...props} multiline helper={length !== null && count} />;
}
