import * as v from 'valibot';
import { applicationSchema, type Application } from '../../src/contract/application';
import { checkApplication } from '../../src/domain/checkApplication';
import { RULE_MESSAGES } from '../../src/domain/ruleMessages';
import { sameJson } from '../../src/domain/sameJson';
import type { Catalogue } from '../catalogue/catalogue';
import { invalidData, OFFER_GONE, type FieldFault, type Refusal } from '../http/answers';

function notAsSent(fields: Iterable<string>): FieldFault[] {
  return [...new Set(fields)].map((pole) => ({ pole, klucz: RULE_MESSAGES.notAsSent }));
}

/**
 * Reads the body of `POST kandydaci`, up to the first thing in it that does not fit: the form sends no such body.
 *
 * @returns the application, or the refusal of a body that does not fit its schema
 */
export function readApplication(body: unknown): Application | Refusal {
  const result = v.safeParse(applicationSchema, body, { abortEarly: true });
  if (result.success) return result.output;
  const paths = result.issues.map((issue) => v.getDotPath(issue) ?? '');
  return invalidData(notAsSent(paths.map((path) => path.replace(/^kandydat\./, ''))));
}

/** Fields whose value is in none of the dictionaries. */
function unknownValues({ kandydat }: Application, catalogue: Catalogue, lang: string): string[] {
  const citizenships = new Set(catalogue.citizenships(lang).map(({ wartosc }) => wartosc));
  const countries = new Set(catalogue.countries(lang).map(({ wartosc }) => wartosc));
  const contact = kandydat.adresKontaktowy;
  return [
    ...(citizenships.has(kandydat.obywatelstwo) ? [] : ['obywatelstwo']),
    ...(countries.has(kandydat.krajPochodzenia) ? [] : ['krajPochodzenia']),
    ...(countries.has(kandydat.adres.kraj) ? [] : ['adres.kraj']),
    ...(contact === null || countries.has(contact.kraj) ? [] : ['adresKontaktowy.kraj']),
  ];
}

/**
 * Judges an application by the catalogue and the rules that the form has too (contract, "The reference backend").
 *
 * @param context `today` "yyyy-MM-dd", `poland` the configured `wartosc` of Poland
 * @returns why it is refused, or null
 */
export function judge(
  application: Application,
  catalogue: Catalogue,
  context: { today: string; poland: string },
): Refusal | null {
  const offer = catalogue.sameOffer(application.wybranyNabor);
  // The names are part of what the candidate agreed to: an offer that has changed since is another one.
  if (offer === null || !sameJson(offer, application.wybranyNabor)) return OFFER_GONE;
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
