import { useCallback } from 'react';
import type { Consent } from '../../../../contract/consent';
import { answerKey } from '../../../../domain/enrolmentValues';
import { useFormPart, type FormView } from '../../form/useFormPart';

/** How many of the consents are given. */
export function useTicked(consents: readonly Consent[]): number {
  const count = useCallback(
    ({ values }: FormView) =>
      consents.filter(({ id }) => values.zgody[answerKey(id)] === true).length,
    [consents],
  );
  return useFormPart(count);
}
