import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Form } from 'react-final-form';
import { addToStore, type AppStore, useAppStore } from '../app/store/store';
import { DEFAULT_SITE_CONFIG } from '../contract/siteConfig';
import { createEnrolment } from '../features/enrolment/model/createEnrolment';
import { type Enrolment, EnrolmentContext } from '../features/enrolment/model/enrolmentContext';
import { enrolmentSlice } from '../features/enrolment/model/enrolmentSlice';
import { POLAND } from './domainFixtures';
import { testStore } from './testStore';

/** The store with the form's slice. */
export function enrolmentStore(): AppStore {
  addToStore(enrolmentSlice);
  return testStore();
}

interface EnrolmentProviderProps {
  studentCardPrice?: string;
  myApplication?: boolean;
  guardianText?: { pl: string; [language: string]: string };
  /** Called with the new enrolment before anything renders. */
  prepare?: (enrolment: Enrolment) => void;
  /** True when the children are rendered inside the form, which the whole screen does itself. */
  inForm?: boolean;
  children: ReactNode;
}

/** Provides a new enrolment to its screen, or to a part of it. */
export function EnrolmentProvider(props: EnrolmentProviderProps) {
  const { children, prepare, inForm = false, ...settings } = props;
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const store = useAppStore();
  const create = useEffectEvent(() => {
    addToStore(enrolmentSlice);
    const created = createEnrolment({ ...DEFAULT_SITE_CONFIG, poland: POLAND, ...settings }, store);
    const stop = created.start();
    prepare?.(created);
    setEnrolment(created);
    return stop;
  });
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the start dispatches, which no render may
  useEffect(() => create(), [store]);
  if (enrolment === null) return null;
  return (
    <EnrolmentContext value={enrolment}>
      {inForm ? (
        <Form form={enrolment.form} onSubmit={() => undefined} subscription={{}}>
          {() => children}
        </Form>
      ) : (
        children
      )}
    </EnrolmentContext>
  );
}
