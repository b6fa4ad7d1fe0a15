import { useIntl } from 'react-intl';
import type { MessageId } from '../../../../intl/messageId';
import type { Columns } from '../../../../fields/FieldGrid';
import { SelectField } from '../../../../fields/SelectField';
import type { AddressName } from './addressName';

const FIELDS: readonly (readonly [field: string, label: MessageId, columns: Columns])[] = [
  ['miejscowosc', 'podsumowanie.adres.miejscowosc', 8],
  ['rodzajMiejscowosci', 'podsumowanie.adres.rodzaj_miejscowosci', 4],
  ['wojewodztwo', 'podsumowanie.adres.wojewodztwo', 8],
];

interface LockedSettlementProps {
  name: AddressName;
  /** The lookup is under way. */
  busy: boolean;
}

/** The fields that a postcode will fill in, before it has. */
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
      options={[]}
      placeholder={placeholder}
      disabled
    />
  ));
}
