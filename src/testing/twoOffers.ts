import { testOffers, testSelection } from './domainFixtures';

/** Two offers that differ in specialisation and city. */
export const OFFERS = testOffers(
  'STUDIA_WYZSZE',
  { specialisation: { id: 1, nazwa: 'Specjalność A' }, city: 'Miasto A' },
  { specialisation: { id: 2, nazwa: 'Specjalność B' }, city: 'Miasto B' },
);

/** The choice of the first. */
export const WHOLE = testSelection(
  'STUDIA_WYZSZE',
  'Kierunek A',
  'Specjalność A',
  'Miasto A',
  'Poziom I',
  'Tryb dzienny',
);
