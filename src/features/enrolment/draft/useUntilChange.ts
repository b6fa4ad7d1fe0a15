import type { FormApi } from 'final-form';
import { useEffect, useState } from 'react';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';

/** Whether a notice about a cleared form is shown: from `setShown(true)` until something in the form changes. */
export function useUntilChange(
  form: FormApi<EnrolmentValues>,
): [shown: boolean, setShown: (shown: boolean) => void] {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const { values } = form.getState();
    return form.subscribe(
      (state) => {
        if (state.values !== values) setShown(false);
      },
      { values: true },
    );
  }, [shown, form]);
  return [shown, setShown];
}
