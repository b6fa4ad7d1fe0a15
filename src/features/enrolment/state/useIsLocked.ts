import { useFormState } from 'react-final-form';

/** Whether the form is locked: its application is being sent, or is stored. */
export function useIsLocked(): boolean {
  const { submitting = false, submitSucceeded = false } = useFormState({
    subscription: { submitting: true, submitSucceeded: true },
  });
  return submitting || submitSucceeded;
}
