import { useIntl } from 'react-intl';
import { TextField } from '../../../../fields/TextField';
import { useEnrolment } from '../../enrolmentContext';
import type { AddressName } from './addressName';
import { LockedSettlement } from './LockedSettlement';
import { LookupNote } from './LookupNote';
import { PolishPostcodeField } from './PolishPostcodeField';
import { SettlementTypeField } from './SettlementTypeField';
import { StreetField } from './StreetField';
import { TownField } from './TownField';
import { usePostcodeLookup } from './usePostcodeLookup';
import { VoivodeshipField } from './VoivodeshipField';

/** An address in Poland: the postcode fills in what it can, and everything stays open to the candidate. */
export function PolishAddress({ name }: { name: AddressName }) {
  const intl = useIntl();
  const controls = usePostcodeLookup(name);
  const { lookup } = controls;
  const { errorFocus } = useEnrolment();
  // A disabled field could not be reached from the list of errors.
  const open = errorFocus > 0 || lookup.open;
  const busy = lookup.phase === 'asking' || lookup.phase === 'slow';
  return (
    <>
      <PolishPostcodeField name={name} busy={busy} />
      <LookupNote lookup={lookup} />
      {open ? (
        <>
          <TownField name={name} {...controls} />
          <SettlementTypeField className="c4" name={name} />
          <VoivodeshipField name={name} />
        </>
      ) : (
        <LockedSettlement name={name} busy={busy} />
      )}
      <StreetField name={name} places={lookup.places} />
      <TextField
        className="c4"
        name={`${name}.numerDomu`}
        label={intl.formatMessage({ id: 'podsumowanie.adres.numer_domu' })}
        autoComplete="off"
      />
    </>
  );
}
