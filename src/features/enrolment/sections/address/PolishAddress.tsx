import { FormattedMessage, useIntl } from 'react-intl';
import type { AddressName } from '../../../../domain/enrolmentValues';
import { formatPostcode, POSTCODE_LENGTH, postcodeDigits } from '../../../../domain/postcode';
import { VOIVODESHIPS } from '../../../../domain/voivodeships';
import { FIELD_LABELS } from '../../../../fields/fieldLabels';
import { SelectField } from '../../../../fields/SelectField';
import { TextField } from '../../../../fields/TextField';
import type { MessageId } from '../../../../intl/messages';
import { LinkButton } from '../../../../ui/links';
import { Spinner } from '../../../../ui/Spinner';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import { useFormSelector } from '../../model/enrolmentContext';
import { shownErrors, useFieldValue } from '../../model/selectors';
import { autoComplete, SettlementTypeField, StreetFields } from './addressFields';
import { SETTLEMENT_FIELDS, townNames } from './settlement';
import { type PostcodeLookup, usePostcodeLookup } from './usePostcodeLookup';

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

interface PolishPostcodeFieldProps {
  name: AddressName;
  busy: boolean;
  outcome: MessageId | undefined;
  /** True when the town below confirms the postcode. */
  found: boolean;
}

/** Letters stay as typed: nothing that a candidate typed is lost. */
const tidied = (text: string) =>
  /\p{L}/u.test(text) ? text : formatPostcode(postcodeDigits(text));

/**
 * Five digits with any dashes and spaces, which become NN-NNN when the field is left. More digits are not cut off, which
 * could turn a typing error into another postcode: they are an error at once, and so are letters.
 */
function PolishPostcodeField({ name, busy, outcome, found }: PolishPostcodeFieldProps) {
  const intl = useIntl();
  const digits = postcodeDigits(useFieldValue(`${name}.kodPocztowy`));
  const [letter] = /\P{Nd}/u.exec(digits) ?? [];
  const reasons = [
    letter &&
      intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy.litera' }, { znak: letter }),
    outcome && intl.formatMessage({ id: outcome }),
  ];
  const status = busy
    ? intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy.szukamy' })
    : reasons.filter(Boolean).join(' ');
  return (
    <TextField
      name={`${name}.kodPocztowy`}
      inputMode="numeric"
      autoComplete={autoComplete(name, 'postal-code')}
      numeric
      normalise={tidied}
      errorAtOnce={letter !== undefined || digits.length > POSTCODE_LENGTH}
      end={busy && <Spinner />}
      helper={
        status ? (
          <span role="status">{status}</span>
        ) : found ? null : (
          intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy.format' })
        )
      }
    />
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

interface TownFieldProps extends ReturnType<typeof usePostcodeLookup> {
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
