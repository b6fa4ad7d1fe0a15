import type { Offer } from '../contract/offer';
import { STEP_NAMES, type StepName } from './stepOrder';

/** A specialisation without an id counts as none (""); one without a name is identified by its id. */
function specialisationName({ specjalnosc }: Offer['kierunekSpecjalnosc']): string {
  if (specjalnosc === null || specjalnosc.id === null) return '';
  const { id, nazwa } = specjalnosc;
  return nazwa === null || nazwa === '' ? String(id) : nazwa;
}

/** The flow of an offer, or its value at a step; "" without a specialisation. */
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

/** The values of an offer at some steps in one line: "Administracja, Administracja publiczna". */
export function offerText(offer: Offer, names: readonly StepName[] = STEP_NAMES): string {
  return names
    .map((name) => offerValue(offer, name))
    .filter((value) => value !== '')
    .join(', ');
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
  // Frozen: a chosen list enters the store, where Immer would freeze every part of it.
  for (const group of groups.values()) Object.freeze(group);
  return groups;
}

/**
 * The offers by flow or by value at a step, in the original order. Memoised for each list, which must not change any
 * more, so that a choice does not iterate over the whole catalogue.
 */
export function offersBy(offers: readonly Offer[], name: 'flow' | StepName): OffersByValue {
  const index = indexes.get(offers) ?? new Map<string, OffersByValue>();
  indexes.set(offers, index);
  const groups = index.get(name) ?? groupedBy(offers, name);
  index.set(name, groups);
  return groups;
}
