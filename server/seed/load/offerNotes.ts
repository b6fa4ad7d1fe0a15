import { LANGUAGES } from '../../../src/contract/languages';
import type { Offer } from '../../../src/contract/offer';
import { offerValue } from '../../../src/domain/offerValues';
import { STEP_ORDER } from '../../../src/domain/stepOrder';
import type { Fault } from './seed';

/** The values that a candidate chooses on the way to an offer. */
function choices(offer: Offer): string {
  const { nazwaGrupy } = offer.nabor;
  const values = STEP_ORDER[nazwaGrupy].map((step) => offerValue(offer, step));
  return JSON.stringify([offer.rekrutacja.lang, nazwaGrupy, ...values]);
}

/**
 * Notes on what is allowed but is probably a mistake: offers that nobody reaches, and offers that the same choices lead
 * to.
 */
export function offerNotes(offers: readonly Offer[]): Fault[] {
  const first = new Map<string, Offer>();
  return offers.flatMap((offer, index) => {
    const place = ['offers', index];
    const { lang } = offer.rekrutacja;
    const { specjalnosc } = offer.kierunekSpecjalnosc;
    if (!LANGUAGES.some((language) => language === lang)) {
      return [{ place, message: `nobody reaches it: the site has no language "${lang}"` }];
    }
    if (specjalnosc !== null && specjalnosc.id === null && (specjalnosc.nazwa ?? '') !== '') {
      return [
        { place, message: `"${specjalnosc.nazwa}" has no id and counts as no specialisation` },
      ];
    }
    const key = choices(offer);
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, offer);
      return [];
    }
    const ids = `${earlier.rekrutacja.id}/${earlier.kierunekSpecjalnosc.id}`;
    const message = `the same choices lead to the offer ${ids}: the candidate decides between the two`;
    return [{ place, message }];
  });
}
