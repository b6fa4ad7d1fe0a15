import { useMemo } from 'react';
import { useForm } from 'react-final-form';
import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import type { AddressName } from './addressName';
import type { Settlement } from './settlement';

/** Reads and writes town, settlement type and voivodeship of an address without re-rendering. */
export function useSettlement(name: AddressName) {
  const form = useForm<EnrolmentValues>('useSettlement');
  return useMemo(
    () => ({
      read: (): Settlement => {
        const { miejscowosc, rodzajMiejscowosci, wojewodztwo } = form.getState().values[name];
        return { miejscowosc, rodzajMiejscowosci, wojewodztwo };
      },
      write: (part: Partial<Settlement>): void => {
        if (Object.keys(part).length === 0) return;
        form.change(name, { ...form.getState().values[name], ...part });
      },
    }),
    [form, name],
  );
}
