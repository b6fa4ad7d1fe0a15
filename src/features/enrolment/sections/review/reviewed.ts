import type { EnrolmentValues } from '../../../../domain/enrolmentValues';
import { birthDateOf } from '../../../../domain/identity';
import { phoneNumber } from '../../../../domain/phone';
import { readablePhone } from '../../../../domain/phonePrefix';
import { formatPostcode, postcodeDigits } from '../../../../domain/postcode';
import { today } from '../../model/form';

export type Reviewed = 'name' | 'birthDate' | 'address' | 'email' | 'phone';

/** The typed parts, without those that are empty. */
const joined = (parts: readonly string[], separator: string) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(separator);

/** The typed values that the review repeats, the birth date as yyyy-MM-dd; "" for an empty one. */
export const reviewed: Readonly<
  Record<Reviewed, (values: EnrolmentValues, poland: string) => string>
> = {
  name: ({ imie, imie2, nazwisko }) => joined([imie, imie2, nazwisko], ' '),
  birthDate: (values) => birthDateOf(values, today()) ?? '',
  address: ({ adres: { kraj, adres, numerDomu, kodPocztowy, brakKodu, miejscowosc } }, poland) => {
    const typed =
      kraj === poland ? formatPostcode(postcodeDigits(kodPocztowy)) : brakKodu ? '' : kodPocztowy;
    // A word joiner keeps the code in one line.
    const code = typed.replaceAll('-', '-\u2060');
    return joined([joined([adres, numerDomu], ' '), joined([code, miejscowosc], ' ')], ', ');
  },
  email: ({ email }) => email.trim(),
  phone: ({ telefon, numerKierunkowy: prefix }) =>
    telefon.trim() &&
    readablePhone(phoneNumber(prefix, telefon), [prefix]).replaceAll(' ', '\u00a0'),
};
