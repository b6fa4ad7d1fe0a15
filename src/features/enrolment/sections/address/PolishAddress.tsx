import { useEffect } from 'react';
import { useFormState } from 'react-final-form';
import { fieldId } from '../../../../fields/fieldId';
import type { AddressName } from './addressName';
import { LockedSettlement } from './LockedSettlement';
import { LookupNote } from './LookupNote';
import { PolishPostcodeField } from './PolishPostcodeField';
import { SettlementTypeField } from './SettlementTypeField';
import { StreetFields } from './StreetFields';
import { TownField } from './TownField';
import { usePostcodeLookup } from './usePostcodeLookup';
import { VoivodeshipField } from './VoivodeshipField';

/** A Polish address: the postcode fills in what it can, and every field stays editable. */
export function PolishAddress({ name }: { name: AddressName }) {
  const controls = usePostcodeLookup(name);
  const { lookup } = controls;
  const { submitFailed } = useFormState({ subscription: { submitFailed: true } });
  // The list of errors could not focus a disabled field.
  const open = submitFailed || lookup.open;
  useEffect(() => {
    if (lookup.phase === 'found' || lookup.phase === 'unknown' || lookup.phase === 'failed') {
      keepInView(name);
    }
  }, [name, lookup.code, lookup.phase]);
  const busy = lookup.phase === 'loading' || lookup.phase === 'slow';
  return (
    <>
      <PolishPostcodeField name={name} busy={busy} closed={!open} />
      <LookupNote lookup={lookup} />
      {open ? (
        <>
          <TownField name={name} {...controls} />
          <SettlementTypeField name={name} />
          <VoivodeshipField name={name} />
        </>
      ) : (
        <LockedSettlement name={name} busy={busy} />
      )}
      <StreetFields name={name} places={lookup.places} />
    </>
  );
}

/**
 * Scrolls the town and the focused field out from under the bar after the lookup has moved them. Does nothing when the
 * focus is elsewhere in the form.
 */
function keepInView(name: AddressName): void {
  const active = document.activeElement;
  if (!active?.id.startsWith(fieldId(`${name}.`))) return;
  for (const element of [document.getElementById(fieldId(`${name}.miejscowosc`)), active]) {
    element?.scrollIntoView({ block: 'nearest' });
  }
}
