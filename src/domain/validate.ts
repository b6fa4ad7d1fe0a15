import type { Consent } from '../contract/consent';
import type { FormDefinition } from '../contract/question';
import { addressRules } from './address';
import { consentRules } from './consents';
import { contactRules } from './contact';
import type { EnrolmentValues } from './enrolmentValues';
import { citizenshipRules, personalRules } from './personal';
import { questionRules } from './questions';
import { type ErrorsByField, errorsByField } from './ruleMessages';

/** The facts that the rules need besides the values; `questions` and `consents` belong to the chosen offer. */
export interface ValidationContext {
  /** "yyyy-MM-dd" */
  today: string;
  /** The configured `wartosc` of Poland. */
  poland: string;
  questions: readonly FormDefinition[];
  consents: readonly Consent[];
}

/** The errors of the form, in screen order (docs/specification.md, section 5). Hidden fields are not validated. */
export function validate(values: EnrolmentValues, context: ValidationContext): ErrorsByField {
  const { today, poland, questions, consents } = context;
  const { adres, adresKontaktowy, potwierdzone } = values;
  const elsewhere = !values.adresKorespondencyjnyJakZamieszkania;
  return errorsByField([
    ...citizenshipRules(values),
    ...personalRules(values, today, poland),
    ...addressRules('adres', adres, potwierdzone, poland),
    ...(elsewhere ? addressRules('adresKontaktowy', adresKontaktowy, potwierdzone, poland) : []),
    ...contactRules(values),
    ...questionRules(values.odpowiedzi, questions),
    ...consentRules(values.zgody, consents),
  ]);
}
