import { act } from '@testing-library/react';
import type { FormApi } from 'final-form';
import { type ReactNode, StrictMode } from 'react';
import type { EnrolmentValues } from '../domain/enrolmentValues';
import type { Enrolment } from '../features/enrolment/model/enrolmentContext';
import type { FetchedList } from '../features/enrolment/model/fetchedList';
import { replaceValues, validator } from '../features/enrolment/model/form';
import type { EnrolmentData } from '../features/enrolment/model/useEnrolmentData';
import { CONTEXT } from './domainFixtures';
import { EnrolmentProvider } from './EnrolmentProvider';
import { renderWithProviders } from './renderApp';

interface Setting {
  /** Initial values; the others are those of a new form. */
  values?: Partial<EnrolmentValues>;
  /** Validation mode. */
  showErrors?: boolean;
  language?: 'pl' | 'eng';
  studentCardPrice?: string;
  guardianText?: { pl: string; [language: string]: string };
}

type Rendered = ReturnType<typeof renderWithProviders> & {
  form: FormApi<EnrolmentValues>;
  /** The current values of the form. */
  values: () => EnrolmentValues;
};

/** Renders a part of the enrolment form in a new form, validated by the rules of admissions. */
export function renderSection(
  ui: ReactNode,
  { values, showErrors = false, language = 'pl', ...settings }: Setting = {},
): Rendered {
  let form: FormApi<EnrolmentValues> | undefined;
  const prepare = (enrolment: Enrolment) => {
    form = enrolment.form;
    form.setConfig('validate', validator(CONTEXT));
    replaceValues(enrolment.form, values ?? {});
  };
  const rendered = renderWithProviders(
    <StrictMode>
      <EnrolmentProvider prepare={prepare} inForm {...settings}>
        {ui}
      </EnrolmentProvider>
    </StrictMode>,
    { language },
  );
  if (form === undefined) throw new Error('The form was not rendered.');
  const created: FormApi<EnrolmentValues> = form;
  if (showErrors) act(() => void created.submit());
  return { ...rendered, form: created, values: () => created.getState().values };
}

const nothing = () => undefined;

/** A loaded list of the form's data. */
export function ready<T>(data: readonly T[]): FetchedList<T> {
  return { state: 'ready', data, retrying: false, refetch: nothing };
}

/** The form's data: all is loaded, and empty except for `some`. */
export function loadedData(some: Partial<EnrolmentData> = {}): EnrolmentData {
  return {
    questions: ready([]),
    consents: ready([]),
    countries: ready([]),
    citizenships: ready([]),
    prefixes: { offered: [], known: [] },
    loading: [],
    failed: [],
    retry: nothing,
    ...some,
  };
}
