import { type AddressName, type AddressValues, confirmationKey } from './enrolmentValues';
import { isPolishPostcode, POSTCODE_LENGTH, postcodeDigits } from './postcode';
import { type Finding, RULE_MESSAGES, type RuleMessage } from './ruleMessages';
import { confirmableMinLength, endsWithAsterisk, minLength, required } from './textRules';

type Confirmations = Partial<Record<string, boolean>>;

/** Returns whether the Polish variant of the address form applies; `poland` is the configured `wartosc` of Poland. */
export function isPolishAddress({ kraj }: Pick<AddressValues, 'kraj'>, poland: string): boolean {
  return kraj === poland;
}

function polishPostcodeFault(text: string): RuleMessage | null {
  if (isPolishPostcode(text)) return null;
  const digits = postcodeDigits(text);
  if (!/^\d+$/.test(digits)) return { id: RULE_MESSAGES.postcode };
  const isShort = digits.length < POSTCODE_LENGTH;
  return { id: isShort ? RULE_MESSAGES.shortPostcode : RULE_MESSAGES.longPostcode };
}

function postcodeFault(
  { kodPocztowy, brakKodu }: AddressValues,
  polish: boolean,
): RuleMessage | null {
  if (polish) return polishPostcodeFault(kodPocztowy);
  return brakKodu ? null : minLength(kodPocztowy, RULE_MESSAGES.foreignPostcode);
}

/** The rules of an address (docs/specification.md, section 5). Hidden fields are not validated. */
export function addressRules(
  name: AddressName,
  address: AddressValues,
  confirmations: Confirmations,
  poland: string,
): Finding[] {
  const polish = isPolishAddress(address, poland);
  const confirmed = (field: string) => confirmations[confirmationKey(`${name}.${field}`)] === true;
  const finding = (field: keyof AddressValues, fault: RuleMessage | null): Finding => {
    const value = address[field];
    const starred = typeof value === 'string' && endsWithAsterisk(value);
    return [`${name}.${field}`, starred ? { id: RULE_MESSAGES.asterisk } : fault];
  };
  const town = polish
    ? required(address.miejscowosc, RULE_MESSAGES.town)
    : confirmableMinLength(address.miejscowosc, RULE_MESSAGES.town, confirmed('miejscowosc'));
  const street = confirmableMinLength(address.adres, RULE_MESSAGES.street, confirmed('adres'));
  return [
    finding('kraj', required(address.kraj, RULE_MESSAGES.country)),
    ...(polish || !address.brakKodu
      ? [finding('kodPocztowy', postcodeFault(address, polish))]
      : []),
    finding('miejscowosc', town),
    finding(
      'rodzajMiejscowosci',
      required(address.rodzajMiejscowosci, RULE_MESSAGES.settlementType),
    ),
    ...(polish
      ? [finding('wojewodztwo', required(address.wojewodztwo, RULE_MESSAGES.voivodeship))]
      : []),
    finding('adres', street),
    finding('numerDomu', required(address.numerDomu, RULE_MESSAGES.houseNumber)),
  ];
}
