import { useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import type { AddressName } from '../../../../domain/enrolmentValues';
import { VOIVODESHIPS } from '../../../../domain/voivodeships';
import { fieldId } from '../../../../fields/fieldId';
import { focusField } from '../../../../fields/focusField';
import { SelectField } from '../../../../fields/SelectField';
import type { MessageId } from '../../../../intl/messages';
import { bringIntoView } from '../../../../ui/Notice';
import { useFieldValue, useFormSelector } from '../../model/enrolmentContext';
import { errorEntries } from '../../model/selectors';
import { autoComplete } from './autoComplete';
import { FoundTown } from './FoundTown';
import { PolishPostcodeField } from './PolishPostcodeField';
import { SETTLEMENT_FIELDS } from './settlement';
import { SettlementTypeField } from './SettlementTypeField';
import { StreetFields } from './StreetFields';
import { TownField } from './TownField';
import { type PostcodeLookup, usePostcodeLookup } from './usePostcodeLookup';

/** A Polish address: the postcode fills in what it can, and every field stays editable. */
export function PolishAddress({ name }: { name: AddressName }) {
  const controls = usePostcodeLookup(name);
  const { lookup, openFields } = controls;
  // The fields stay after the last error, because a corrected field would vanish from under the finger.
  if (useHasSettlementError(name) && !lookup.open) openFields();
  useEffect(() => {
    if (lookup.phase === 'found' || lookup.phase === 'unknown' || lookup.phase === 'failed') {
      keepInView(name);
    }
  }, [name, lookup.code, lookup.phase]);
  const found = lookup.phase === 'found' && !lookup.open;
  const edit = () => {
    flushSync(openFields);
    focusField(`${name}.miejscowosc`);
  };
  return (
    <>
      <div data-half className="Postcode">
        <PolishPostcodeField
          name={name}
          busy={lookup.phase === 'loading' || lookup.phase === 'slow'}
          outcome={outcomeOf(lookup)}
          found={found}
        />
        <div role="status">{found && <FoundTown name={name} onChange={edit} />}</div>
      </div>
      {lookup.open && (
        <>
          <TownField name={name} {...controls} />
          <SettlementTypeField name={name} />
          <VoivodeshipField name={name} />
        </>
      )}
      <StreetFields name={name} places={lookup.places} />
    </>
  );
}

/** Returns whether the list of errors names a field that the postcode fills in. */
function useHasSettlementError(name: AddressName): boolean {
  return useFormSelector(
    (view) =>
      view.submitFailed === true &&
      errorEntries(view).some((entry) =>
        SETTLEMENT_FIELDS.some((field) => entry.name === `${name}.${field}`),
      ),
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
    bringIntoView(element);
  }
}

/** The voivodeship; another spelling from a lookup is added to the list. */
function VoivodeshipField({ name }: { name: AddressName }) {
  const intl = useIntl();
  const value = useFieldValue(`${name}.wojewodztwo`);
  const options = useMemo(() => {
    const known = value === '' || VOIVODESHIPS.includes(value);
    return (known ? VOIVODESHIPS : [value, ...VOIVODESHIPS]).map((each) => ({
      value: each,
      label: each,
    }));
  }, [value]);
  return (
    <SelectField
      name={`${name}.wojewodztwo`}
      options={options}
      placeholder={intl.formatMessage({ id: 'podsumowanie.pole.wybierz' })}
      autoComplete={autoComplete(name, 'address-level1')}
    />
  );
}

/** The message of a lookup without a whole result. */
function outcomeOf({ phase, townList }: PostcodeLookup): MessageId | null {
  switch (phase) {
    case 'unknown':
      return 'podsumowanie.adres.kod_pocztowy.nieznany';
    case 'failed':
      return 'podsumowanie.adres.kod_pocztowy.niesprawdzony';
    case 'found':
      return townList ? 'podsumowanie.adres.kod_pocztowy.kilka' : null;
    case 'idle':
    case 'loading':
    case 'slow':
      return null;
  }
}
