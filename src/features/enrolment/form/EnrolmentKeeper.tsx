import { useLayoutEffect } from 'react';
import type { Enrolment } from './enrolmentContext';
import { useEnrolmentState, type EnrolmentSettings } from './useEnrolmentState';

interface EnrolmentKeeperProps extends EnrolmentSettings {
  /** Told the enrolment, at first and whenever it changes. */
  onChange: (enrolment: Enrolment) => void;
}

/** Holds the enrolment for as long as it is mounted; it shows nothing, so that it can come after what it serves. */
export function EnrolmentKeeper({ onChange, ...settings }: EnrolmentKeeperProps) {
  const enrolment = useEnrolmentState(settings);
  useLayoutEffect(() => {
    onChange(enrolment);
  }, [onChange, enrolment]);
  return null;
}
