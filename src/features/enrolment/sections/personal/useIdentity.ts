import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import { useFieldValue } from '../../form/enrolmentContext';

/** The two answers that decide which identity fields are shown. */
export function useIdentity(): Pick<EnrolmentValues, 'obcokrajowiec' | 'maPesel'> {
  const foreigner = useFieldValue('obcokrajowiec');
  const answer = useFieldValue('maPesel');
  return {
    obcokrajowiec: foreigner === true,
    maPesel: typeof answer === 'boolean' ? answer : null,
  };
}
