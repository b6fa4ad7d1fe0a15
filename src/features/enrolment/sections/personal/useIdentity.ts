import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import { useFormField } from '../../../../fields/useFormField';

/** The two answers that decide which identity fields are shown. */
export function useIdentity(): Pick<EnrolmentValues, 'obcokrajowiec' | 'maPesel'> {
  const foreigner = useFormField('obcokrajowiec').value;
  const answer = useFormField('maPesel').value;
  return {
    obcokrajowiec: foreigner === true,
    maPesel: typeof answer === 'boolean' ? answer : null,
  };
}
