import type { FormApi } from 'final-form';
import { type ReactNode, StrictMode } from 'react';
import type { EnrolmentValues } from '../domain/enrolmentValues';
import { ShowErrorsContext } from '../fields/useFieldError';
import { createEnrolment } from '../features/enrolment/form/createEnrolment';
import { CONTEXT, POLAND } from './domainFixtures';
import { EnrolmentProvider } from './EnrolmentProvider';
import { renderWithProviders } from './renderApp';
import type { FetchedList } from '../features/enrolment/loading/useFetchedList';

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

/** Renders a part of the enrolment form in a new form, validated by the rules of admissions. */
export function renderSection(
  ui: ReactNode,
  { values, showErrors = false }: Setting = {},
): Rendered {
  const enrolment = createEnrolment({ poland: POLAND });
  const { form } = enrolment;
  enrolment.checkAgainst(CONTEXT);
  form.initialize((typed) => ({ ...typed, ...values }));
  if (showErrors) enrolment.showErrors();
  const rendered = renderWithProviders(
    <StrictMode>
      <EnrolmentProvider enrolment={enrolment}>
        <ShowErrorsContext value={showErrors}>{ui}</ShowErrorsContext>
      </EnrolmentProvider>
    </StrictMode>,
  );
  return { ...rendered, form, values: () => form.getState().values };
}

const nothing = () => undefined;

/** A loaded list of the form's data. */
export function ready<T>(data: readonly T[]): FetchedList<T> {
  return { state: 'ready', data, retrying: false, reload: nothing, retry: nothing };
}
