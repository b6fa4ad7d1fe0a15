import type { Offer } from '../contract/offer';
import type { StepName } from './selection';

/** A specialisation without an id is none (""); one without a name is told by its id. */
function specialisationName({ specjalnosc }: Offer['kierunekSpecjalnosc']): string {
  if (specjalnosc === null || specjalnosc.id === null) return '';
  const { id, nazwa } = specjalnosc;
  return nazwa === null || nazwa === '' ? String(id) : nazwa;
}

/** The flow of an offer, or its value at a step; "" where it has no specialisation. */
export function offerValue(offer: Offer, name: 'flow' | StepName): string {
  const { kierunek, wydzial, stopienStudiow, trybStudiow } = offer.kierunekSpecjalnosc;
  switch (name) {
    case 'flow':
      return offer.nabor.nazwaGrupy;
    case 'direction':
      return kierunek.nazwa;
    case 'specialisation':
      return specialisationName(offer.kierunekSpecjalnosc);
    case 'city':
      return wydzial.nazwa;
    case 'level':
      return stopienStudiow.nazwa;
    case 'mode':
      return trybStudiow.nazwa;
  }
}

type OffersByValue = ReadonlyMap<string, readonly Offer[]>;

const indexes = new WeakMap<readonly Offer[], Map<string, OffersByValue>>();

function groupedBy(offers: readonly Offer[], name: 'flow' | StepName): OffersByValue {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const value = offerValue(offer, name);
    const group = groups.get(value);
    if (group === undefined) groups.set(value, [offer]);
    else group.push(offer);
  }
  return groups;
}

/**
 * The offers by their flow or by their value at a step; values and offers keep their order.
 *
 * Remembered for each list, those it returns included, so that a choice costs no walk through the whole catalogue:
 * a list that was given here must not change any more.
 */
export function offersBy(offers: readonly Offer[], name: 'flow' | StepName): OffersByValue {
  const index = indexes.get(offers) ?? new Map<string, OffersByValue>();
  indexes.set(offers, index);
  const groups = index.get(name) ?? groupedBy(offers, name);
  index.set(name, groups);
  return groups;
}
