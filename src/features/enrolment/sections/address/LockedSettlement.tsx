import { useIntl } from 'react-intl';
import type { MessageId } from '../../../../intl/messageId';
import { SelectField } from '../../../../fields/SelectField';
import type { AddressName } from './addressName';

const FIELDS: readonly (readonly [field: string, label: MessageId])[] = [
  ['miejscowosc', 'podsumowanie.adres.miejscowosc'],
  ['rodzajMiejscowosci', 'podsumowanie.adres.rodzaj_miejscowosci'],
  ['wojewodztwo', 'podsumowanie.adres.wojewodztwo'],
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
  return FIELDS.map(([field, label]) => (
    <SelectField
      key={field}
      className="c4"
      name={`${name}.${field}`}
      label={intl.formatMessage({ id: label })}
      options={[]}
      placeholder={placeholder}
      disabled
    />
  ));
}
