import type { Application } from '../contract/application';
import { buildApplication } from '../domain/buildApplication';
import { checkApplication } from '../domain/checkApplication';
import type { EnrolmentValues } from '../domain/enrolmentValues';
import { CONSENTS, POLAND, PREFIXES, QUESTIONS, testOffer, TODAY } from './domainFixtures';

/** Holds what the backend knows about the offer. */
export const CHECK = {
  offer: testOffer(),
  questions: QUESTIONS,
  consents: CONSENTS,
  today: TODAY,
  poland: POLAND,
  prefixes: PREFIXES,
};

/** Builds the application as the form does. */
export function build(values: EnrolmentValues, offer = CHECK.offer): Application {
  return buildApplication(values, { ...CHECK, offer, promoLink: null, context: CHECK });
}

/** The invalid fields of a body. */
export function wrong(application: Application): string[] {
  return checkApplication(application, CHECK).map(({ pole }) => pole);
}
