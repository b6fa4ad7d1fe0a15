import type { Offer } from '../contract/offer';
import { offerValue } from './offerValues';
import { sameJson } from './sameJson';
import type { Selection } from './selection';
import { STEP_ORDER, type StepName } from './stepOrder';

export interface Choice {
  name: StepName;
  number: number;
  value: string;
}

/** The choices in the order of their steps, each named by the first of its offers. */
export function choicesOf({ flow, history }: Selection): Choice[] {
  if (flow === null) return [];
  return STEP_ORDER[flow].flatMap((name, index) => {
    const number = index + 1;
    const offer = history[number]?.[0];
    return offer === undefined ? [] : [{ name, number, value: offerValue(offer, name) }];
  });
}

/** Clears later choices (docs/specification.md, section 4). The same choice changes nothing. */
export function chooseAt(
  selection: Selection,
  number: number,
  offers: readonly Offer[],
): Selection {
  const [offer] = offers;
  const former = selection.history[number]?.[0];
  if (offer === undefined || sameJson(former, offer)) return selection;
  const earlier = Object.entries(selection.history).filter(([key]) => Number(key) < number);
  return {
    flow: offer.nabor.nazwaGrupy,
    history: { ...Object.fromEntries(earlier), [number]: offers },
    picked: null,
  };
}

/** The selection with the first offers of each choice only: one that is still in the catalogue identifies a choice. */
export function withFirstOffers(selection: Selection, count: number): Selection {
  const lists = Object.entries(selection.history).map(([number, offers]) => [
    number,
    offers?.slice(0, count),
  ]);
  return { ...selection, history: Object.fromEntries(lists) as Selection['history'] };
}
