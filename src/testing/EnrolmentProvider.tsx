import { type ReactNode, useEffect, useState } from 'react';
import { Form } from 'react-final-form';
import { createEnrolment } from '../features/enrolment/form/createEnrolment';
import { EnrolmentContext } from '../features/enrolment/form/enrolmentContext';
import { POLAND } from './domainFixtures';

const NO_SUBSCRIPTION = {};
const onSubmit = () => undefined;

interface EnrolmentProviderProps {
  /** Defaults to a new one. */
  enrolment?: ReturnType<typeof createEnrolment>;
  children: ReactNode;
}

/** Provides the enrolment to a part of its screen. */
export function EnrolmentProvider({ enrolment: given, children }: EnrolmentProviderProps) {
  const [enrolment] = useState(() => given ?? createEnrolment({ poland: POLAND }));
  useEffect(() => enrolment.start(), [enrolment]);
  return (
    <EnrolmentContext value={enrolment}>
      <Form form={enrolment.form} onSubmit={onSubmit} subscription={NO_SUBSCRIPTION}>
        {() => children}
      </Form>
    </EnrolmentContext>
  );
}
