import type { Address, Application, Candidate } from '../contract/application';
import type { Refusal } from '../contract/refusal';
import { applicationOf, type ApplicationParts } from './buildApplication';
import { answerKey } from './enrolmentValues';
import { enrolmentValuesOf } from './enrolmentValuesOf';
import { isPromoLink } from './promoLink';
import { RULE_MESSAGES } from './ruleMessages';
import { sameJson } from './sameJson';
import { validate } from './validate';

/** The facts that the backend knows about the offer; `today` is "yyyy-MM-dd". */
export interface CheckContext extends Omit<ApplicationParts, 'promoLink' | 'context'> {
  today: string;
  poland: string;
  prefixes: readonly string[];
}

/** The names of the fields that differ, those of an address as "adres.kraj". */
function differingFields<T extends Candidate | Address>(sent: T, built: T): string[] {
  const names = Object.keys(built) as (keyof T & string)[];
  return names.flatMap((name) => {
    const [given, expected] = [sent[name], built[name]] as [unknown, unknown];
    if (sameJson(given, expected)) return [];
    if (typeof given !== 'object' || given === null || expected === null) return [name];
    return differingFields(given as Address, expected as Address).map(
      (field) => `${name}.${field}`,
    );
  });
}

type Form = Application['definicjeFormularzy'][number];

function isSameForm(sent: Form, built: Form): boolean {
  const parts = ({ tytul, informacja, pozycjeFormularza }: Form) => ({
    tytul,
    informacja,
    ids: pozycjeFormularza.map(({ id }) => id),
  });
  return sameJson(parts(sent), parts(built));
}

/** The questions that were answered in another wording; "odpowiedzi" when the forms themselves differ. */
function differingQuestions(sent: readonly Form[], built: readonly Form[]): string[] {
  const isSame = built.every((form, at) => {
    const other = sent[at];
    return other !== undefined && isSameForm(other, form);
  });
  if (!isSame || sent.length !== built.length) return ['odpowiedzi'];
  const questions = (forms: readonly Form[]) => forms.flatMap((form) => form.pozycjeFormularza);
  const asked = questions(built);
  return questions(sent).flatMap((question, at) =>
    sameJson(question, asked[at]) ? [] : [`odpowiedzi.${answerKey(question.id)}`],
  );
}

function differences(sent: Application, built: Application): string[] {
  return [
    ...differingFields(sent.kandydat, built.kandydat),
    ...(sent.wydanieEls === built.wydanieEls ? [] : ['wydanieEls']),
    ...differingQuestions(sent.definicjeFormularzy, built.definicjeFormularzy),
    ...(sameJson(sent.warunkiRekrutacyjne, built.warunkiRekrutacyjne) ? [] : ['zgody']),
    ...(sent.promoLink === null || isPromoLink(sent.promoLink) ? [] : ['promoLink']),
  ];
}

/**
 * Validates a body that matches `applicationSchema` by the rules of the form: its values must pass them, and the form
 * must build exactly this body from them. Never throws, whatever the body contains.
 *
 * @returns the invalid fields by their names in the form, each with its message; empty when the body is valid
 */
export function checkApplication(
  application: Application,
  context: CheckContext,
): Refusal['bledy'] {
  const { offer, questions, consents, today, poland, prefixes } = context;
  const values = enrolmentValuesOf(application, poland, prefixes, consents);
  const faults = Object.entries(validate(values, { today, poland, questions, consents }));
  if (faults.length > 0) return faults.map(([pole, { id }]) => ({ pole, klucz: id }));
  const { promoLink } = application;
  const built = applicationOf(values, {
    offer,
    questions,
    consents,
    promoLink,
    context: { today, poland },
  });
  return differences(application, built).map((pole) => ({
    pole,
    klucz: pole.startsWith('odpowiedzi.') ? RULE_MESSAGES.questionChanged : RULE_MESSAGES.notAsSent,
  }));
}
