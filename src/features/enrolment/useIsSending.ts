import { useContext } from 'react';
import { EnrolmentContext } from './form/enrolmentContext';

/** Whether an application is on its way: what leads away from the form rests until it is there. */
export function useIsSending(): boolean {
  return useContext(EnrolmentContext)?.submission.kind === 'sending';
}
