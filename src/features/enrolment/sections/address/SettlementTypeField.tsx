import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { AddressName } from '../../../../domain/enrolmentValues';
import { SelectField } from '../../../../fields/SelectField';

/** City or village, "1" or "2" (docs/specification.md, section 9). */
export function SettlementTypeField({ name }: { name: AddressName }) {
  const intl = useIntl();
  const options = useMemo(
    () => [
      {
        value: '1',
        label: intl.formatMessage({ id: 'podsumowanie.adres.rodzaj_miejscowosci.miasto' }),
      },
      {
        value: '2',
        label: intl.formatMessage({ id: 'podsumowanie.adres.rodzaj_miejscowosci.wies' }),
      },
    ],
    [intl],
  );
  return (
    <SelectField
      half
      name={`${name}.rodzajMiejscowosci`}
      options={options}
      placeholder={intl.formatMessage({ id: 'podsumowanie.pole.wybierz' })}
    />
  );
}
