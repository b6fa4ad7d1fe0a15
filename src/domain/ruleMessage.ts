/**
 * What a rule has to say: the id of a message and its parameters, never text, so that a language switch
 * changes the errors that are on the screen. `confirmable` marks a minimum length that the candidate may
 * lift by "this is exactly what my document says".
 */
export interface RuleMessage {
  id: string;
  values?: Readonly<Record<string, string | number>>;
  confirmable?: boolean;
}

/** Field name of the form ("adres.kodPocztowy") -> what is wrong with it, in the order of the screen. */
export type RuleMessages = Readonly<Record<string, RuleMessage>>;

/** One field that was checked and what is wrong with it, null when nothing is. */
export type Finding = readonly [fieldName: string, message: RuleMessage | null];

/** Keeps the fields with something wrong, in the order given. */
export function ruleMessages(findings: readonly Finding[]): RuleMessages {
  return Object.fromEntries(
    findings.filter((finding): finding is [string, RuleMessage] => finding[1] !== null),
  );
}
