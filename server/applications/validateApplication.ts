import * as v from 'valibot';
import { type Application, applicationSchema } from '../../src/contract/application';
import { checkApplication } from '../../src/domain/checkApplication';
import { RULE_MESSAGES } from '../../src/domain/ruleMessages';
import { sameJson } from '../../src/domain/sameJson';
import type { Catalogue } from '../catalogue/catalogue';
import { type FieldFault, invalidData, type RefusalResponse, STALE_OFFER } from '../http/refusals';

function notAsSent(fields: Iterable<string>): FieldFault[] {
  return [...new Set(fields)].map((pole) => ({ pole, klucz: RULE_MESSAGES.notAsSent }));
}

/**
 * Validates the body of `POST kandydaci` against its schema, up to the first error: the form never sends an invalid
 * body.
 *
 * @returns the application, or the refusal
 */
export function readApplication(body: unknown): Application | RefusalResponse {
  const result = v.safeParse(applicationSchema, body, { abortEarly: true });
  if (result.success) return result.output;
  const paths = result.issues.map((issue) => v.getDotPath(issue) ?? '');
  return invalidData(notAsSent(paths.map((path) => path.replace(/^kandydat\./, ''))));
}

/** Fields whose value is in no dictionary. */
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
 * Validates an application against the catalogue and the rules of the form
 * (docs/adr/0005-one-rule-for-form-and-backend.md).
 *
 * @param context `today` "yyyy-MM-dd", `poland` the configured `wartosc` of Poland
 * @returns the refusal, or null
 */
export function validateApplication(
  application: Application,
  catalogue: Catalogue,
  context: { today: string; poland: string },
): RefusalResponse | null {
  const offer = catalogue.sameOffer(application.wybranyNabor);
  // The candidate agreed to these names: an offer with other names is another offer.
  if (offer === null || !sameJson(offer, application.wybranyNabor)) return STALE_OFFER;
  const { lang } = offer.rekrutacja;
  const faults = checkApplication(application, {
    offer,
    questions: catalogue.questions(offer),
    consents: catalogue.consents(lang),
    prefixes: catalogue.phonePrefixes(lang).map(({ kodKierunkowy }) => kodKierunkowy),
    ...context,
  });
  if (faults.length > 0) return invalidData(faults);
  const unknown = unknownValues(application, catalogue, lang);
  return unknown.length > 0 ? invalidData(notAsSent(unknown)) : null;
}
