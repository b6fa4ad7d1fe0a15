import { type Correction, MAX_DESCRIPTION } from '../../src/contract/myApplication';
import { contactRules } from '../../src/domain/contact';
import { phoneNumber } from '../../src/domain/phone';
import { splitPrefix } from '../../src/domain/phonePrefix';
import { plainLines, plainText, visibleText } from '../../src/domain/plainText';
import { errorsByField, RULE_MESSAGES } from '../../src/domain/ruleMessages';
import { invalidData, type RefusalResponse } from '../http/refusals';
import type { CorrectionContent } from './corrections';

/** The text as it is stored; null for none. */
function storedText(text: string | undefined): string | null {
  const plain = plainLines(text ?? '');
  return visibleText(plain) === '' ? null : plain;
}

/**
 * Checks a correction by the rules of the form.
 *
 * @param prefixes all phone prefixes ("+48")
 * @returns what to store, or the refusal
 */
export function checkCorrection(
  { email, telefon, opis }: Correction,
  prefixes: readonly string[],
): CorrectionContent | RefusalResponse {
  const number = plainText(telefon ?? '');
  const phone = splitPrefix(number, prefixes) ?? { numerKierunkowy: '', telefon: number };
  const faults = errorsByField(contactRules({ email: email ?? '', ...phone }));
  const given = [
    ...(email === undefined ? [] : ['email']),
    ...(telefon === undefined ? [] : ['numerKierunkowy', 'telefon']),
  ];
  const description = storedText(opis);
  const isTooLong = Array.from(description ?? '').length > MAX_DESCRIPTION;
  const bledy = [
    ...given.flatMap((pole) => {
      const fault = faults[pole];
      return fault === undefined ? [] : [{ pole, klucz: fault.id }];
    }),
    ...(isTooLong ? [{ pole: 'opis', klucz: RULE_MESSAGES.tooLong }] : []),
  ];
  const isEmpty = given.length === 0 && description === null;
  if (isEmpty || bledy.length > 0) return invalidData(bledy);
  return {
    email: email === undefined ? null : plainText(email),
    phone: telefon === undefined ? null : phoneNumber(phone.numerKierunkowy, phone.telefon),
    description,
  };
}
