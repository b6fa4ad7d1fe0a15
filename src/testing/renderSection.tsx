import { createForm, type FormApi } from 'final-form';
import { StrictMode, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { initialValues, type EnrolmentValues } from '../domain/enrolmentValues';
import { validate } from '../domain/validate';
import { nested } from '../features/enrolment/validation/fieldMessages';
import { ShowErrorsContext } from '../fields/ShowErrorsContext';
import { CONTEXT, POLAND } from './domainFixtures';
import { renderWithProviders } from './renderApp';

interface Setting {
  /** What is typed before; the rest is as on a new form. */
  values?: Partial<EnrolmentValues>;
  /** Validation mode. */
  showErrors?: boolean;
}

type Rendered = ReturnType<typeof renderWithProviders> & {
  form: FormApi<EnrolmentValues>;
  /** What the form holds now. */
  values: () => EnrolmentValues;
};

const onSubmit = () => undefined;

/** Renders a part of the enrolment form in a form of its own, checked by the rules of admissions. */
export function renderSection(
  ui: ReactNode,
  { values, showErrors = false }: Setting = {},
): Rendered {
  const form = createForm<EnrolmentValues>({
    onSubmit,
    initialValues: { ...initialValues(POLAND, '+48'), ...values },
    validate: (typed) => nested(validate(typed, CONTEXT)),
  });
  const rendered = renderWithProviders(
    <StrictMode>
      <ShowErrorsContext value={showErrors}>
        <Form<EnrolmentValues> form={form} onSubmit={onSubmit} subscription={{}}>
          {() => ui}
        </Form>
      </ShowErrorsContext>
    </StrictMode>,
  );
  return { ...rendered, form, values: () => form.getState().values };
}
