import { higherChoices, testOffers } from './domainFixtures';

export const A = { id: 1, nazwa: 'Specjalność A' };
export const B = { id: 2, nazwa: 'Specjalność B' };

/** Offers of one direction with both specialisations, and one of another direction without. */
export const HIGHER = testOffers(
  'STUDIA_WYZSZE',
  { specialisation: A, city: 'Miasto A', level: 'I', mode: 'dzienny' },
  { specialisation: A, city: 'Miasto B', level: 'I', mode: 'zaoczny' },
  { specialisation: B, city: 'Miasto A', level: 'II', mode: 'dzienny' },
  { direction: 'Kierunek B', city: 'Miasto A' },
);
/** A selection with a choice at every step. */
export const ALL_CHOSEN = higherChoices(HIGHER, 'Kierunek A', A.nazwa, 'Miasto B', 'I', 'zaoczny');
