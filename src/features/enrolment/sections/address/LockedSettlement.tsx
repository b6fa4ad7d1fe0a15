import { useIntl } from 'react-intl';
import type { MessageId } from '../../../../intl/messageId';
import { SelectField } from '../../../../fields/SelectField';
import type { AddressName } from './addressName';

const FIELDS: readonly (readonly [field: string, label: MessageId, className: string])[] = [
  ['miejscowosc', 'podsumowanie.adres.miejscowosc', 'c8'],
  ['rodzajMiejscowosci', 'podsumowanie.adres.rodzaj_miejscowosci', 'c4'],
  ['wojewodztwo', 'podsumowanie.adres.wojewodztwo', 'c8'],
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
  return FIELDS.map(([field, label, className]) => (
    <SelectField
      key={field}
      className={className}
      name={`${name}.${field}`}
      label={intl.formatMessage({ id: label })}
      options={[]}
      placeholder={placeholder}
      disabled
    />
  ));
}
