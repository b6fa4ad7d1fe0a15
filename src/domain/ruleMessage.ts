/**
 * The result of a rule: a message id, never text, so that errors follow a change of language. `confirmable` marks a
 * minimum length that the candidate may lift by "this is exactly what my document says".
 */
export interface RuleMessage {
  id: string;
  values?: Readonly<Record<string, string | number>>;
  confirmable?: boolean;
}

/** Field name ("adres.kodPocztowy") -> its error, in screen order. */
export type RuleMessages = Readonly<Record<string, RuleMessage>>;

/** A validated field and its error, or null. */
export type Finding = readonly [fieldName: string, message: RuleMessage | null];

/** Keeps the fields with an error, in the order given. */
export function ruleMessages(findings: readonly Finding[]): RuleMessages {
  return Object.fromEntries(
    findings.filter((finding): finding is [string, RuleMessage] => finding[1] !== null),
  );
}
