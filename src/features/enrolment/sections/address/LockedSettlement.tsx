import { useIntl } from 'react-intl';
import type { Columns } from '../../../../fields/FieldSet';
import { SelectField, type SelectOption } from '../../../../fields/SelectField';
import type { MessageId } from '../../../../intl/messages';
import type { AddressName } from './addressName';

/** The same list in every render, as a select with another one renders twice. */
const NONE: readonly SelectOption[] = [];

const FIELDS: readonly (readonly [field: string, label: MessageId, columns?: Columns])[] = [
  ['miejscowosc', 'podsumowanie.adres.miejscowosc'],
  ['rodzajMiejscowosci', 'podsumowanie.adres.rodzaj_miejscowosci', 4],
  ['wojewodztwo', 'podsumowanie.adres.wojewodztwo', 8],
];

interface LockedSettlementProps {
  name: AddressName;
  /** Whether the lookup is pending. */
  busy: boolean;
}

/** The fields that the postcode will fill in, disabled until then. */
export function LockedSettlement({ name, busy }: LockedSettlementProps) {
  const intl = useIntl();
  const placeholder = busy
    ? intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy.szukamy' })
    : intl.formatMessage({ id: 'podsumowanie.adres.kod_pocztowy.najpierw' });
  return FIELDS.map(([field, label, columns]) => (
    <SelectField
      key={field}
      columns={columns}
      name={`${name}.${field}`}
      label={intl.formatMessage({ id: label })}
      options={NONE}
      // The narrow field would cut it.
      placeholder={columns === 4 ? '–' : placeholder}
      disabled
    />
  ));
}
