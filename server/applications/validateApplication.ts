import * as v from 'valibot';
import { type Application, applicationSchema } from '../../src/contract/application';
import type { Offer } from '../../src/contract/offer';
import { checkApplication } from '../../src/domain/checkApplication';
import { dayInPoland } from '../../src/domain/deadline';
import { RULE_MESSAGES } from '../../src/domain/ruleMessages';
import { sameJson } from '../../src/domain/sameJson';
import type { Catalogue } from '../catalogue/catalogue';
import { type FieldFault, invalidData, type RefusalResponse, STALE_OFFER } from '../http/refusals';

function notAsSent(fields: Iterable<string>): FieldFault[] {
  return [...new Set(fields)].map((pole) => ({ pole, klucz: RULE_MESSAGES.notAsSent }));
}

/**
 * Validates the body of `POST kandydaci` against its schema. It stops at the first error, because the form never sends
 * an invalid body.
 *
 * @returns the application, or the refusal
 */
export function readApplication(body: unknown): Application | RefusalResponse {
  const result = v.safeParse(applicationSchema, body, { abortEarly: true });
  if (result.success) return result.output;
  const paths = result.issues.map((issue) => v.getDotPath(issue) ?? '');
  return invalidData(notAsSent(paths.map((path) => path.replace(/^kandydat\./, ''))));
}

/** Lists the fields whose value is in no dictionary. */
function unknownValues({ kandydat }: Application, catalogue: Catalogue, lang: string): string[] {
  const isCountry = (given: string) =>
    catalogue.countries(lang).some(({ wartosc }) => wartosc === given);
  const isCitizenship = (given: string) =>
    catalogue.citizenships(lang).some(({ wartosc }) => wartosc === given);
  const contact = kandydat.adresKontaktowy;
  return [
    ...(isCitizenship(kandydat.obywatelstwo) ? [] : ['obywatelstwo']),
    ...(isCountry(kandydat.krajPochodzenia) ? [] : ['krajPochodzenia']),
    ...(isCountry(kandydat.adres.kraj) ? [] : ['adres.kraj']),
    ...(contact === null || isCountry(contact.kraj) ? [] : ['adresKontaktowy.kraj']),
  ];
}

/**
 * The candidate agreed to these names. An offer with other names is another offer; another last day makes no
 * difference.
 */
function isSameOffer(offer: Offer, given: Offer): boolean {
  const names = ({ rekrutacja, nabor: { nazwaGrupy }, kierunekSpecjalnosc }: Offer) => ({
    rekrutacja,
    nazwaGrupy,
    kierunekSpecjalnosc,
  });
  return sameJson(names(offer), names(given));
}

/**
 * Validates an application against the catalogue and the rules of the form
 * (docs/adr/0005-one-rule-for-form-and-backend.md).
 *
 * @param poland the configured `wartosc` of Poland
 * @returns the refusal, or null
 */
export function validateApplication(
  application: Application,
  catalogue: Catalogue,
  { now, poland }: { now: Date; poland: string },
): RefusalResponse | null {
  const offer = catalogue.acceptedOffer(application.wybranyNabor, now);
  if (offer === null || !isSameOffer(offer, application.wybranyNabor)) return STALE_OFFER;
  const { lang } = offer.rekrutacja;
  const faults = checkApplication(application, {
    offer,
    questions: catalogue.questions(offer),
    consents: catalogue.consents(lang),
    prefixes: catalogue.phonePrefixes(lang).map(({ kodKierunkowy }) => kodKierunkowy),
    today: dayInPoland(now),
    poland,
  });
  if (faults.length > 0) return invalidData(faults);
  const unknown = unknownValues(application, catalogue, lang);
  return unknown.length > 0 ? invalidData(notAsSent(unknown)) : null;
}
