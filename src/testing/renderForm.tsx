import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { FORM_ERROR, type FormApi } from 'final-form';
import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import pl from '../../i18n/pl.json';
import { normaliseDate } from '../domain/calendarDate';
import type { FieldError } from '../fields/nestedErrors';
import { TextProvider } from '../intl/TextProvider';
import { MuiProvider } from '../ui/theme/MuiProvider';

type Values = Record<string, unknown>;
type Errors = { [field: string]: FieldError | Errors | undefined };

interface Setting {
  initialValues?: Values;
  validate?: (values: Values) => Errors;
  /** Validation mode; off by default. */
  showErrors?: boolean;
  /** Additional messages by id. */
  messages?: Record<string, string>;
}

interface RenderedForm extends RenderResult {
  user: UserEvent;
  form: FormApi;
  /** The current values of the form. */
  values: () => Values;
  /** Renders other fields in the same form. */
  show: (fields: ReactNode) => void;
}

/** Renders fields in a new form. */
export function renderForm(fields: ReactNode, setting: Setting = {}): RenderedForm {
  const { initialValues = {}, validate = () => ({}), showErrors = false, messages } = setting;
  const opened: { form?: FormApi } = {};
  const page = (shown: ReactNode) => (
    <MuiProvider>
      <TextProvider language="pl" messages={{ ...pl, ...messages }}>
        <Form
          onSubmit={() => ({ [FORM_ERROR]: 'refused' })}
          initialValues={initialValues}
          validate={validate}
          subscription={{}}
        >
          {({ form }) => {
            opened.form = form;
            return shown;
          }}
        </Form>
      </TextProvider>
    </MuiProvider>
  );
  const rendered = render(page(fields));
  const { form } = opened;
  if (!form) throw new Error('The form was not rendered.');
  if (showErrors) act(() => void form.submit());
  return {
    ...rendered,
    user: userEvent.setup({ delay: null }),
    form,
    values: () => form.getState().values,
    show: (shown) => rendered.rerender(page(shown)),
  };
}

/** The application's date parser, for the tests of the fields, which do not import the domain. */
export const readDate = normaliseDate;
