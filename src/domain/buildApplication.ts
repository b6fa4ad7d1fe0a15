import type { AnsweredQuestion, Application } from '../contract/application';
import type { Consent } from '../contract/consent';
import type { Offer } from '../contract/offer';
import type { FormDefinition, Question } from '../contract/question';
import { buildCandidate, InvalidValuesError } from './candidate';
import { uniqueConsents } from './consents';
import { answerKey, type EnrolmentValues } from './enrolmentValues';
import { offersStudentCard } from './programmes';
import { answerTo, uniqueQuestions } from './questions';
import { validate, type ValidationContext } from './validate';

/** The parts of an application besides the values; `questions` and `consents` belong to the offer. */
export interface ApplicationParts {
  offer: Offer;
  questions: readonly FormDefinition[];
  consents: readonly Consent[];
  promoLink: string | null;
  context: Pick<ValidationContext, 'today' | 'poland'>;
}

function answered(question: Question, answers: EnrolmentValues['odpowiedzi']): AnsweredQuestion {
  return { ...question, odpowiedz: answerTo(question, answers[answerKey(question.id)]) };
}

/**
 * Builds the body of `POST kandydaci` from values that break no rule. The offer, the questions and the consents are
 * sent back unchanged, also keys that the contract does not name.
 */
export function applicationOf(values: EnrolmentValues, parts: ApplicationParts): Application {
  const { offer, questions, consents, promoLink, context } = parts;
  return {
    kandydat: buildCandidate(values, context.today, context.poland),
    wydanieEls: offersStudentCard(offer.nabor.nazwaGrupy) && values.wydanieEls,
    warunkiRekrutacyjne: uniqueConsents(consents).map((consent) => ({ ...consent, zgoda: true })),
    definicjeFormularzy: uniqueQuestions(questions).map((definition) => ({
      ...definition,
      pozycjeFormularza: definition.pozycjeFormularza.map((question) =>
        answered(question, values.odpowiedzi),
      ),
    })),
    promoLink,
    wybranyNabor: offer,
  };
}

/** As `applicationOf`; throws InvalidValuesError when the values break a rule, so that nothing invalid is ever sent. */
export function buildApplication(values: EnrolmentValues, parts: ApplicationParts): Application {
  const { questions, consents, context } = parts;
  const faults = Object.keys(validate(values, { ...context, questions, consents }));
  if (faults.length > 0) throw new InvalidValuesError(faults);
  return applicationOf(values, parts);
}
