import { createForm, type FormApi } from 'final-form';
import { StrictMode, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { initialValues, type EnrolmentValues } from '../domain/enrolmentValues';
import { validate } from '../domain/validate';
import { EnrolmentContext } from '../features/enrolment/form/enrolmentContext';
import { useEnrolmentState } from '../features/enrolment/form/useEnrolmentState';
import { nested } from '../features/enrolment/validation/fieldMessages';
import { ShowErrorsContext } from '../fields/ShowErrorsContext';
import { CONTEXT, POLAND } from './domainFixtures';
import { renderWithProviders } from './renderApp';

interface Setting {
  /** Initial values; the others are those of a new form. */
  values?: Partial<EnrolmentValues>;
  /** Validation mode. */
  showErrors?: boolean;
}

type Rendered = ReturnType<typeof renderWithProviders> & {
  form: FormApi<EnrolmentValues>;
  /** The current values of the form. */
  values: () => EnrolmentValues;
};

const onSubmit = () => undefined;

interface EnrolmentProps {
  form: FormApi<EnrolmentValues>;
  showErrors: boolean;
  children: ReactNode;
}

/** The enrolment of a form that is not its own. */
function Enrolment({ form, showErrors, children }: EnrolmentProps) {
  const enrolment = useEnrolmentState({ poland: POLAND });
  return (
    <EnrolmentContext value={{ ...enrolment, form, errorFocus: Number(showErrors) }}>
      <ShowErrorsContext value={showErrors}>{children}</ShowErrorsContext>
    </EnrolmentContext>
  );
}

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
      <Enrolment form={form} showErrors={showErrors}>
        <Form<EnrolmentValues> form={form} onSubmit={onSubmit} subscription={{}}>
          {() => ui}
        </Form>
      </Enrolment>
    </StrictMode>,
  );
  return { ...rendered, form, values: () => form.getState().values };
}
