import * as v from 'valibot';
import { offerSchema, type Offer } from '../../src/contract/offer';
import { uniqueConsents } from '../../src/domain/consents';
import { uniqueQuestions } from '../../src/domain/questions';
import { RULE_MESSAGES } from '../../src/domain/ruleMessages';
import type { Catalogue } from '../catalogue/catalogue';
import { invalidData, STALE_OFFER, type RefusalResponse } from '../http/refusals';

/** A list of which only the length is checked. */
const listSchema = v.custom<readonly unknown[]>(Array.isArray);
const outlineSchema = v.object({
  warunkiRekrutacyjne: listSchema,
  definicjeFormularzy: listSchema,
  wybranyNabor: offerSchema,
});
const formSchema = v.object({ pozycjeFormularza: listSchema });
const questionSchema = v.object({ odpowiedzi: listSchema, odpowiedz: v.unknown() });

/** Whether an item that matches the schema is oversized. */
function someItem<T>(
  list: readonly unknown[],
  schema: v.GenericSchema<unknown, T>,
  isOversized: (item: T, index: number) => boolean,
): boolean {
  return list.some((item, index) => {
    const result = v.safeParse(schema, item, { abortEarly: true });
    return result.success && isOversized(result.output, index);
  });
}

const oversized = (pole: string) => invalidData([{ pole, klucz: RULE_MESSAGES.notAsSent }]);

function hasOversizedForms(forms: readonly unknown[], offer: Offer, catalogue: Catalogue): boolean {
  const expected = uniqueQuestions(catalogue.questions(offer));
  if (forms.length > expected.length) return true;
  return someItem(forms, formSchema, ({ pozycjeFormularza: questions }, at) => {
    const own = expected[at]?.pozycjeFormularza ?? [];
    if (questions.length > own.length) return true;
    return someItem(questions, questionSchema, ({ odpowiedzi, odpowiedz }, index) => {
      const most = own[index]?.odpowiedzi.length ?? 0;
      const given = Array.isArray(odpowiedz) ? odpowiedz.length : 0;
      return odpowiedzi.length > most || given > most;
    });
  });
}

/**
 * Refuses a body by its offer and the lengths of its lists, before its items are validated: a list longer than the
 * offer's consents or questions is always invalid, and validating it could cost more than everything else.
 *
 * @returns null when the body has to be validated in full
 */
export function preliminaryRefusal(body: unknown, catalogue: Catalogue): RefusalResponse | null {
  const result = v.safeParse(outlineSchema, body, { abortEarly: true });
  if (!result.success) return null;
  const { warunkiRekrutacyjne, definicjeFormularzy, wybranyNabor } = result.output;
  const offer = catalogue.sameOffer(wybranyNabor);
  if (offer === null) return STALE_OFFER;
  const consents = uniqueConsents(catalogue.consents(offer.rekrutacja.lang));
  if (warunkiRekrutacyjne.length > consents.length) return oversized('zgody');
  return hasOversizedForms(definicjeFormularzy, offer, catalogue) ? oversized('odpowiedzi') : null;
}
