import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { type AddressName, confirmation } from '../../../../domain/enrolmentValues';
import { splitStreet } from '../../../../domain/houseNumber';
import type { SettledPlace } from '../../../../domain/postcode';
import { SelectField } from '../../../../fields/SelectField';
import { TextField } from '../../../../fields/TextField';
import { useSuggestion } from '../../../../fields/useSuggestion';
import { useEnrolment } from '../../model/enrolmentContext';
import { useFieldValue } from '../../model/selectors';
import { CAPITALS } from '../capitals';
import { streetsOf } from './settlement';

/**
 * The HTML `autocomplete` value. The home address is in the section of the name, email and phone, so that browsers fill
 * in all of them at once. Fields without a section are left out: Chromium would fill in the house number without its
 * flat, and the country of residence as that of origin.
 */
export function autoComplete(name: AddressName, token: string): string {
  return `section-${name === 'adres' ? 'candidate' : 'correspondence'} ${token}`;
}

/** City or village, "1" or "2" (docs/specification.md, section 9). */
export function SettlementTypeField({ name }: { name: AddressName }) {
  const intl = useIntl();
  const city = intl.formatMessage({ id: 'podsumowanie.adres.rodzaj_miejscowosci.miasto' });
  const village = intl.formatMessage({ id: 'podsumowanie.adres.rodzaj_miejscowosci.wies' });
  return (
    <SelectField
      half
      name={`${name}.rodzajMiejscowosci`}
      options={[
        { value: '1', label: city },
        { value: '2', label: village },
      ]}
    />
  );
}

const NO_PLACES: readonly SettledPlace[] = [];

/** Street and house number. The street has suggestions of the lookup. */
export function StreetFields({
  name,
  places = NO_PLACES,
}: {
  name: AddressName;
  places?: readonly SettledPlace[];
}) {
  const intl = useIntl();
  const town = useFieldValue(`${name}.miejscowosc`);
  const village = useFieldValue(`${name}.rodzajMiejscowosci`) === '2';
  const streets = streetsOf(places, town);
  const field = `${name}.adres`;
  return (
    <>
      <TextField
        half
        name={field}
        helper={village && intl.formatMessage({ id: 'podsumowanie.adres.ulica.bez_ulic' })}
        autoComplete={autoComplete(name, 'address-line1')}
        confirmation={confirmation(
          field,
          intl.formatMessage({ id: 'podsumowanie.pole.potwierdzenie_nazwa' }),
        )}
        {...useStreetSuggestion(name)}
        {...(streets.length > 0 && { suggestions: streets })}
      />
      <TextField half name={`${name}.numerDomu`} autoComplete="off" />
    </>
  );
}

/** Offers to move a house number that was typed with the street, then the capitals of the street. */
function useStreetSuggestion(name: AddressName) {
  const { form } = useEnrolment();
  const isEmpty = useFieldValue(`${name}.numerDomu`) === '';
  const suggest = useCallback(
    (street: string) => (isEmpty ? (splitStreet(street)?.numerDomu ?? null) : null),
    [isEmpty],
  );
  const number = useSuggestion(`${name}.adres`, {
    suggest,
    message: 'podsumowanie.adres.ulica.numer',
    accept: () => {
      const address = form.getState().values[name];
      form.change(name, { ...address, ...splitStreet(address.adres) });
    },
  });
  const capitals = useSuggestion(`${name}.adres`, CAPITALS.street);
  return {
    hint: number.hint ?? capitals.hint,
    onBlur: () => {
      number.onBlur?.();
      capitals.onBlur?.();
    },
  };
}
