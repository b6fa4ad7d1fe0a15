import type { Offer } from '../contract/offer';
import { chooseDirection, EMPTY_SELECTION } from '../domain/selection';

function offer(id: number, mode: string, specialisation: string | null): Offer {
  return {
    rekrutacja: { id, lang: 'pl' },
    nabor: { nazwaGrupy: 'STUDIA_WYZSZE' },
    kierunekSpecjalnosc: {
      id,
      kierunek: { nazwa: 'Zarządzanie' },
      specjalnosc: { id: `s${id}`, nazwa: specialisation },
      wydzial: { nazwa: 'Kraków' },
      stopienStudiow: { nazwa: 'Studia I stopnia' },
      trybStudiow: { nazwa: mode },
    },
  };
}

/** Offers that leave something to choose at more than one step. */
export const SAMPLE_OFFERS: readonly Offer[] = [
  offer(1, 'Stacjonarne', 'Marketing'),
  offer(2, 'Niestacjonarne', 'Marketing'),
  offer(3, 'Stacjonarne', 'Logistyka'),
];

export const SAMPLE_SELECTION = chooseDirection(EMPTY_SELECTION, 'STUDIA_WYZSZE', 'Zarządzanie');
