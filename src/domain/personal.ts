import { hasShortYear, parseDate } from './calendarDate';
import { comparableDocumentNumber } from './documentNumber';
import { confirmationKey, type EnrolmentValues } from './enrolmentValues';
import { hasPesel, needsDocument, showsDocument } from './identity';
import { isNoName, mayBeNoName } from './personName';
import { readPesel } from './pesel';
import { hasLetter, plainText } from './plainText';
import { type Finding, RULE_MESSAGES, type RuleMessage } from './ruleMessages';
import { confirmableMinLength, MAX_LENGTHS, maxLength, minLength, required } from './textRules';

/** The earliest accepted year of birth, which catches a mistyped year. */
const EARLIEST_BIRTH = '1800-01-01';

/** Where the calendar of birth dates opens: most candidates are 19. Both days are "yyyy-MM-dd". */
export function likelyBirthDate(today: string): string {
  return `${Number(today.slice(0, 4)) - 19}-01-01`;
}

function peselFault(text: string, today: string): RuleMessage | null {
  if (required(text, RULE_MESSAGES.pesel) !== null) return { id: RULE_MESSAGES.pesel };
  return readPesel(text, today) ? null : { id: RULE_MESSAGES.wrongPesel };
}

/** The fault of a typed day of birth. `today`: "yyyy-MM-dd". */
export function birthDateFault(text: string, today: string): RuleMessage | null {
  if (required(text, RULE_MESSAGES.birthDate) !== null) return { id: RULE_MESSAGES.birthDate };
  if (hasShortYear(text)) return { id: RULE_MESSAGES.shortYearOfBirth };
  const date = parseDate(text);
  if (date === null || date < EARLIEST_BIRTH) return { id: RULE_MESSAGES.wrongBirthDate };
  return date > today ? { id: RULE_MESSAGES.futureBirthDate } : null;
}

function letterFault(text: string): RuleMessage | null {
  return plainText(text) === '' || hasLetter(text) ? null : { id: RULE_MESSAGES.noLetter };
}

/** Punctuation alone does not identify a document, because two candidates would count as one. */
function documentNumberFault(number: string): RuleMessage | null {
  if (comparableDocumentNumber(number) === '') return { id: RULE_MESSAGES.documentNumber };
  return minLength(number, RULE_MESSAGES.documentNumber);
}

/** The document; next to a PESEL it is validated only once a type is chosen. */
function documentRules(values: EnrolmentValues): Finding[] {
  const { obcokrajowiecRodzajDowodu: type, obcokrajowiecSeriaNumerDowodu: number } = values;
  if (!needsDocument(values) && type === '') return [];
  return [
    ['obcokrajowiecRodzajDowodu', required(type, RULE_MESSAGES.documentType)],
    ['obcokrajowiecSeriaNumerDowodu', documentNumberFault(number)],
  ];
}

function citizenshipFault(citizenship: string, poland: string): RuleMessage | null {
  if (citizenship === poland) return { id: RULE_MESSAGES.polishCitizenship };
  return required(citizenship, RULE_MESSAGES.citizenship);
}

/** Polish or foreigner; a foreigner says whether there is a PESEL (docs/specification.md, section 4). */
export function citizenshipRules({ obcokrajowiec, maPesel }: EnrolmentValues): Finding[] {
  return obcokrajowiec && maPesel === null ? [['maPesel', { id: RULE_MESSAGES.option }]] : [];
}

/** The rules of the personal data (docs/specification.md, section 5). The birth date is validated where it is typed. */
export function personalRules(values: EnrolmentValues, today: string, poland: string): Finding[] {
  const confirmable = (name: 'imie' | 'nazwisko' | 'miejsceUrodzenia', id: string): Finding => [
    name,
    letterFault(values[name]) ??
      confirmableMinLength(values[name], id, values.potwierdzone[confirmationKey(name)] === true),
  ];
  const nameOf = (name: 'imie' | 'nazwisko', id: string): Finding => {
    if (isNoName(values, name)) return [name, null];
    const [, fault] = confirmable(name, id);
    return [name, fault && mayBeNoName(values, name) ? { ...fault, confirmable: true } : fault];
  };
  return [
    nameOf('imie', RULE_MESSAGES.firstName),
    ['imie2', letterFault(values.imie2) ?? maxLength(values.imie2, MAX_LENGTHS.text)],
    nameOf('nazwisko', RULE_MESSAGES.surname),
    ['pesel', hasPesel(values) ? peselFault(values.pesel, today) : null],
    ...(showsDocument(values) ? documentRules(values) : []),
    ['dataUrodzenia', needsDocument(values) ? birthDateFault(values.dataUrodzenia, today) : null],
    confirmable('miejsceUrodzenia', RULE_MESSAGES.birthPlace),
    ['plec', required(values.plec, RULE_MESSAGES.sex)],
    ['obywatelstwo', values.obcokrajowiec ? citizenshipFault(values.obywatelstwo, poland) : null],
    ['krajPochodzenia', required(values.krajPochodzenia, RULE_MESSAGES.countryOfOrigin)],
  ];
}
