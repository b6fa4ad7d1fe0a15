import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import { EnrolmentContext } from '../features/enrolment/form/enrolmentContext';
import {
  useEnrolmentState,
  type EnrolmentSettings,
} from '../features/enrolment/form/useEnrolmentState';

const NO_SUBSCRIPTION = {};
const onSubmit = () => undefined;

/** The enrolment around a part of its screen, as the application holds it above the routes. */
export function EnrolmentProvider({
  children,
  ...settings
}: EnrolmentSettings & { children: ReactNode }) {
  const enrolment = useEnrolmentState(settings);
  return (
    <EnrolmentContext value={enrolment}>
      <Form form={enrolment.form} onSubmit={onSubmit} subscription={NO_SUBSCRIPTION}>
        {() => children}
      </Form>
    </EnrolmentContext>
  );
}
