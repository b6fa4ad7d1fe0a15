import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import { useFieldValue } from '../../form/useFieldValue';

/** The two answers that decide which identity fields are shown. */
export function useIdentity(): Pick<EnrolmentValues, 'obcokrajowiec' | 'maPesel'> {
  return {
    obcokrajowiec: useFieldValue('obcokrajowiec'),
    maPesel: useFieldValue('maPesel'),
  };
}
