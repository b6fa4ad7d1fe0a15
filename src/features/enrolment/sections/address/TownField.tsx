import { useIntl } from 'react-intl';
import type { AddressName } from '../../../../domain/enrolmentValues';
import { SelectField } from '../../../../fields/SelectField';
import { TextField } from '../../../../fields/TextField';
import { LinkButton } from '../../../../ui/links';
import { autoComplete } from './addressFields';
import { townNames } from './settlement';
import type { PostcodeLookupControls } from './usePostcodeLookup';

interface TownFieldProps extends PostcodeLookupControls {
  name: AddressName;
}

/** The town: chosen from those of the postcode, with an option to type another one, or typed. */
export function TownField({ name, lookup, onTownChange, typeTown }: TownFieldProps) {
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
