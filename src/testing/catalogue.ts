import type { Offer } from '../contract/offer';
import { type OfferFacts, testOffer } from './domainFixtures';

interface CatalogueFacts extends Omit<OfferFacts, 'recruitment' | 'specialisation'> {
  id: number;
  /** Its name; null for none. */
  specialisation?: string | null;
}

/** A realistic Polish offer: recruitment `id`, programme `id` + 1000. Omitted facts are the same for all. */
export function catalogueOffer({ id, specialisation = null, ...facts }: CatalogueFacts): Offer {
  return testOffer({
    direction: 'Zarządzanie',
    city: 'Kraków',
    level: 'Studia I stopnia',
    mode: 'Stacjonarne',
    ...facts,
    id: id + 1000,
    recruitment: id,
    specialisation:
      specialisation === null ? null : { id: `s-${specialisation}`, nazwa: specialisation },
  });
}

/** Higher studies with every step, and postgraduate studies with one or two cities. */
export const CATALOGUE: readonly Offer[] = [
  catalogueOffer({ id: 1, specialisation: 'Zasoby ludzkie', level: 'Studia II stopnia' }),
  catalogueOffer({ id: 2, specialisation: 'Zasoby ludzkie' }),
  catalogueOffer({ id: 3, specialisation: 'Zasoby ludzkie', mode: 'Niestacjonarne' }),
  catalogueOffer({ id: 4, specialisation: 'Zasoby ludzkie', city: 'Łódź' }),
  catalogueOffer({ id: 5, specialisation: 'E-commerce' }),
  catalogueOffer({ id: 6, direction: 'Bezpieczeństwo żywności' }),
  catalogueOffer({ id: 7, direction: 'Łączność', city: 'Łódź' }),
  catalogueOffer({ id: 8, group: 'PODYPLOMOWE', direction: 'Kadry i płace', mode: 'Online' }),
  catalogueOffer({
    id: 9,
    group: 'PODYPLOMOWE',
    direction: 'Kadry i płace',
    mode: 'Niestacjonarne',
  }),
  catalogueOffer({ id: 10, group: 'PODYPLOMOWE', city: 'Gdańsk' }),
  catalogueOffer({ id: 11, group: 'PODYPLOMOWE' }),
];
