import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { FormApi } from 'final-form';
import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import { IntlProvider } from 'react-intl';
import { MuiProvider } from '../ui/theme/MuiProvider';
import { TextSpan } from '../intl/TextSpan';
import pl from '../../i18n/pl.json';
import type { FieldMessage } from '../fields/fieldMessage';
import { ShowErrorsContext } from '../fields/useFieldError';
import { normaliseDate } from '../domain/calendarDate';

type Values = Record<string, unknown>;
type Errors = { [field: string]: FieldMessage | Errors | undefined };

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
  /** Renders other fields in the same form, or the same ones in another mode. */
  show: (fields: ReactNode, showErrors?: boolean) => void;
}

/** Renders fields in a new form. */
export function renderForm(fields: ReactNode, setting: Setting = {}): RenderedForm {
  const { initialValues = {}, validate = () => ({}), showErrors = false, messages } = setting;
  const opened: { form?: FormApi } = {};
  const page = (shown: ReactNode, mode: boolean) => (
    <MuiProvider>
      <IntlProvider locale="pl" messages={{ ...pl, ...messages }} textComponent={TextSpan}>
        <Form
          onSubmit={() => undefined}
          initialValues={initialValues}
          validate={validate}
          subscription={{}}
        >
          {({ form }) => {
            opened.form = form;
            return <ShowErrorsContext value={mode}>{shown}</ShowErrorsContext>;
          }}
        </Form>
      </IntlProvider>
    </MuiProvider>
  );
  const rendered = render(page(fields, showErrors));
  const { form } = opened;
  if (!form) throw new Error('The form was not rendered.');
  return {
    ...rendered,
    user: userEvent.setup(),
    form,
    values: () => form.getState().values,
    show: (shown, mode = showErrors) => rendered.rerender(page(shown, mode)),
  };
}

/** The application's date parser, for the tests of the fields, which do not import the domain. */
export const readDate = normaliseDate;
