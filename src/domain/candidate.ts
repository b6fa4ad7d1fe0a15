import type { Address, Candidate } from '../contract/application';
import { isPolishAddress } from './address';
import { withAsciiDigits } from './asciiDigits';
import type { AddressValues, EnrolmentValues } from './enrolmentValues';
import { birthDateOf, hasPesel, showsDocument } from './identity';
import { isNoName, NO_NAME } from './personName';
import { peselDigits } from './pesel';
import { phoneNumber } from './phone';
import { plainText } from './plainText';
import { postcodeDigits } from './postcode';

/** The values to build an application from break the rules. The message names the fields, never their values. */
export class InvalidValuesError extends Error {
  readonly fields: readonly string[];

  constructor(fields: readonly string[]) {
    super(`Values that break the rules cannot be sent: ${fields.join(', ')}`);
    this.name = 'InvalidValuesError';
    this.fields = fields;
  }
}

/** The value that is sent as the postcode of a country without postcodes. */
export const NO_POSTCODE = '-';

/** A number that may have letters in it, with the digits 0 to 9 of every office. */
function plainNumber(text: string): string {
  return withAsciiDigits(plainText(text));
}

/** All fields of an object of the contract, also the optional ones: one that is left out would be lost. */
type Complete<T> = { [Field in keyof Required<T>]: T[Field] };

function buildAddress(address: AddressValues, poland: string): Address {
  const polish = isPolishAddress(address, poland);
  const foreignPostcode = address.brakKodu ? NO_POSTCODE : plainNumber(address.kodPocztowy);
  return {
    adres: plainText(address.adres),
    numerDomu: plainNumber(address.numerDomu),
    kodPocztowy: polish ? postcodeDigits(address.kodPocztowy) : foreignPostcode,
    miejscowosc: plainText(address.miejscowosc),
    rodzajMiejscowosci: address.rodzajMiejscowosci === '1' ? 1 : 2,
    wojewodztwo: polish ? plainText(address.wojewodztwo) : null,
    kraj: plainText(address.kraj),
  } satisfies Complete<Address>;
}

function buildDocument(
  values: EnrolmentValues,
): Pick<Candidate, 'obcokrajowiecRodzajDowodu' | 'obcokrajowiecSeriaNumerDowodu'> {
  const type = values.obcokrajowiecRodzajDowodu;
  if (!showsDocument(values) || type === '') {
    return { obcokrajowiecRodzajDowodu: null, obcokrajowiecSeriaNumerDowodu: null };
  }
  const number = plainNumber(values.obcokrajowiecSeriaNumerDowodu);
  return { obcokrajowiecRodzajDowodu: type, obcokrajowiecSeriaNumerDowodu: number };
}

/** The `kandydat` of values that pass the rules: trimmed, without hidden fields. */
export function buildCandidate(values: EnrolmentValues, today: string, poland: string): Candidate {
  const { obcokrajowiec, plec, adresKorespondencyjnyJakZamieszkania: same } = values;
  const dataUrodzenia = birthDateOf(values, today);
  if (plec === '') throw new InvalidValuesError(['plec']);
  if (dataUrodzenia === null) throw new InvalidValuesError(['dataUrodzenia']);
  const imie2 = plainText(values.imie2);
  return {
    imie: isNoName(values, 'imie') ? NO_NAME : plainText(values.imie),
    imie2: imie2 === '' ? null : imie2,
    nazwisko: isNoName(values, 'nazwisko') ? NO_NAME : plainText(values.nazwisko),
    pesel: hasPesel(values) ? peselDigits(values.pesel) : null,
    obcokrajowiec,
    ...buildDocument(values),
    dataUrodzenia,
    miejsceUrodzenia: plainText(values.miejsceUrodzenia),
    plec,
    obywatelstwo: obcokrajowiec ? plainText(values.obywatelstwo) : poland,
    krajPochodzenia: plainText(values.krajPochodzenia),
    adres: buildAddress(values.adres, poland),
    adresKontaktowy: same ? null : buildAddress(values.adresKontaktowy, poland),
    adresKorespondencyjnyJakZamieszkania: same,
    email: plainText(values.email),
    telefon: phoneNumber(values.numerKierunkowy, values.telefon),
  } satisfies Complete<Candidate>;
}
