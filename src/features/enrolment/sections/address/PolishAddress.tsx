import { FormattedMessage, useIntl } from 'react-intl';
import type { AddressName } from '../../../../domain/enrolmentValues';
import { VOIVODESHIPS } from '../../../../domain/voivodeships';
import { FIELD_LABELS } from '../../../../fields/fieldLabels';
import { SelectField } from '../../../../fields/SelectField';
import { TextField } from '../../../../fields/TextField';
import type { MessageId } from '../../../../intl/messages';
import { LinkButton } from '../../../../ui/links';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { useFormSelector } from '../../model/enrolmentContext';
import { shownErrors, useFieldValue } from '../../model/selectors';
import { autoComplete, SettlementTypeField, StreetFields } from './addressFields';
import { PolishPostcodeField } from './PolishPostcodeField';
import { SETTLEMENT_FIELDS, townNames } from './settlement';
import {
  type PostcodeLookup,
  type PostcodeLookupControls,
  usePostcodeLookup,
} from './usePostcodeLookup';

const SEVERAL_TOWNS = 'podsumowanie.adres.kod_pocztowy.kilka';
const OUTCOMES: Partial<Record<PostcodeLookup['phase'], MessageId>> = {
  unknown: 'podsumowanie.adres.kod_pocztowy.nieznany',
  failed: 'podsumowanie.adres.kod_pocztowy.niesprawdzony',
};

/** A Polish address: the postcode fills in what it can, and every field stays editable. */
export function PolishAddress({ name }: { name: AddressName }) {
  const controls = usePostcodeLookup(name);
  const { lookup, openFields, typeTown } = controls;
  // The fields stay after the last error, because a corrected field would vanish from under the finger.
  if (useHasSettlementError(name) && !lookup.open) openFields();
  const found = lookup.phase === 'found' && !lookup.open;
  return (
    <>
      <div data-half className="Postcode">
        <PolishPostcodeField
          name={name}
          busy={lookup.phase === 'loading'}
          outcome={lookup.townList ? SEVERAL_TOWNS : OUTCOMES[lookup.phase]}
          found={found}
        />
        <div role="status">{found && <FoundTown name={name} onChange={typeTown} />}</div>
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

/** Shows what the postcode filled in, in one line, with a button that shows the fields. */
function FoundTown({ name, onChange }: { name: AddressName; onChange: () => void }) {
  const intl = useIntl();
  const values = {
    miejscowosc: <b>{useFieldValue(`${name}.miejscowosc`)}</b>,
    rodzaj: useFieldValue(`${name}.rodzajMiejscowosci`),
    wojewodztwo: useFieldValue(`${name}.wojewodztwo`),
  };
  return (
    <p className="FoundTown">
      <span>
        <FormattedMessage id="podsumowanie.adres.kod_pocztowy.znaleziono" values={values} />
      </span>
      <LinkButton component="button" type="button" onClick={onChange}>
        <FormattedMessage id="podsumowanie.zmien" />
        <VisuallyHidden>{`: ${intl.formatMessage({ id: FIELD_LABELS.miejscowosc })}`}</VisuallyHidden>
      </LinkButton>
    </p>
  );
}

interface TownFieldProps extends PostcodeLookupControls {
  name: AddressName;
}

/** The town: chosen from those of the postcode, with an option to type another one, or typed. */
function TownField({ name, lookup, onTownChange, typeTown }: TownFieldProps) {
  const intl = useIntl();
  const towns = townNames(lookup.places);
  const field = {
    name: `${name}.miejscowosc`,
    autoComplete: autoComplete(name, 'address-level2'),
    onChange: onTownChange,
  };
  return (
    <div data-half>
      {lookup.townList ? (
        <SelectField
          {...field}
          options={towns.map((town) => ({ value: town, label: town }))}
          helper={
            <LinkButton component="button" type="button" onClick={typeTown}>
              {intl.formatMessage({ id: 'podsumowanie.adres.miejscowosc.inna' })}
            </LinkButton>
          }
        />
      ) : (
        <TextField
          {...field}
          autoFocus={lookup.typesTown}
          {...(towns.length > 0 && { suggestions: towns })}
        />
      )}
    </div>
  );
}

/** Returns whether the list of errors names a field that the postcode fills in. */
function useHasSettlementError(name: AddressName): boolean {
  const names = SETTLEMENT_FIELDS.map((field) => `${name}.${field}`);
  return useFormSelector((view) => shownErrors(view).some((entry) => names.includes(entry.name)));
}

/** The voivodeship; another spelling from a lookup is added to the list. */
function VoivodeshipField({ name }: { name: AddressName }) {
  const value = useFieldValue(`${name}.wojewodztwo`);
  const isKnown = value === '' || VOIVODESHIPS.includes(value);
  const names = isKnown ? VOIVODESHIPS : [value, ...VOIVODESHIPS];
  return (
    <SelectField
      name={`${name}.wojewodztwo`}
      options={names.map((each) => ({ value: each, label: each }))}
      autoComplete={autoComplete(name, 'address-level1')}
    />
  );
}
