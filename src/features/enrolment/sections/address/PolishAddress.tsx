import { useEffect, useMemo } from 'react';
import { useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';
import { FIELD_LABELS } from '../../../../copy/fieldLabels';
import type { AddressName } from '../../../../domain/enrolmentValues';
import { VOIVODESHIPS } from '../../../../domain/voivodeships';
import { fieldId } from '../../../../fields/fieldId';
import type { Columns } from '../../../../fields/FieldSet';
import { SelectField, type SelectOption } from '../../../../fields/SelectField';
import type { MessageId } from '../../../../intl/messages';
import { Note } from '../../../../ui/Notice';
import { useFieldValue } from '../../form/useFieldValue';
import { autoComplete } from './autoComplete';
import { PolishPostcodeField } from './PolishPostcodeField';
import type { Settlement } from './settlement';
import { SettlementTypeField } from './SettlementTypeField';
import { StreetFields } from './StreetFields';
import { TownField } from './TownField';
import { type PostcodeLookup, usePostcodeLookup } from './usePostcodeLookup';

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
      columns={8}
      name={`${name}.wojewodztwo`}
      label={intl.formatMessage({ id: 'podsumowanie.adres.wojewodztwo' })}
      options={options}
      placeholder={intl.formatMessage({ id: 'podsumowanie.pole.wybierz' })}
      autoComplete={autoComplete(name, 'address-level1')}
    />
  );
}

interface LookupOutcome {
  tone: 'ok' | 'info';
  message: MessageId;
}

/** The result of the lookup, announced politely. */
function LookupNote({ lookup }: { lookup: PostcodeLookup }) {
  const intl = useIntl();
  const outcome = outcomeOf(lookup);
  if (outcome === null) return null;
  return (
    <div>
      <Note tone={outcome.tone}>{intl.formatMessage({ id: outcome.message })}</Note>
    </div>
  );
}

function outcomeOf({ phase, townList, filled }: PostcodeLookup): LookupOutcome | null {
  switch (phase) {
    case 'unknown':
      return { tone: 'info', message: 'podsumowanie.adres.kod_pocztowy.nieznany' };
    case 'failed':
      return { tone: 'info', message: 'podsumowanie.adres.kod_pocztowy.niesprawdzony' };
    case 'found':
      if (townList) return { tone: 'info', message: 'podsumowanie.adres.kod_pocztowy.kilka' };
      return filled ? { tone: 'ok', message: 'podsumowanie.adres.kod_pocztowy.uzupelnione' } : null;
    case 'idle':
    case 'loading':
    case 'slow':
      return null;
  }
}

/** The same list in every render, as a select with another one renders twice. */
const NO_OPTIONS: readonly SelectOption[] = [];

const LOCKED_FIELDS: readonly (readonly [keyof Settlement, columns?: Columns])[] = [
  ['miejscowosc'],
  ['rodzajMiejscowosci', 4],
  ['wojewodztwo', 8],
];

interface LockedSettlementProps {
  name: AddressName;
  /** Whether the lookup is pending. */
  busy: boolean;
}

/** The fields that the postcode will fill in, disabled until then. */
function LockedSettlement({ name, busy }: LockedSettlementProps) {
  const intl = useIntl();
  const placeholder = busy
    ? intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy.szukamy' })
    : intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy.najpierw' });
  return LOCKED_FIELDS.map(([field, columns]) => (
    <SelectField
      key={field}
      columns={columns}
      name={`${name}.${field}`}
      label={intl.formatMessage({ id: FIELD_LABELS[field] })}
      options={NO_OPTIONS}
      // The narrow field would cut it.
      placeholder={columns === 4 ? '–' : placeholder}
      disabled
    />
  ));
}
