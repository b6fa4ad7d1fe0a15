import { enrolmentApi } from '../../api/enrolmentApi';
import type { Consent } from '../../contract/consent';
import type { Offer } from '../../contract/offer';
import type { FormDefinition } from '../../contract/question';
import { DEFAULT_SITE_CONFIG, type SiteConfig } from '../../contract/siteConfig';
import { chooseAt } from '../../domain/choices';
import { EMPTY_SELECTION } from '../../domain/selection';
import type { AppStore } from '../store/store';

/** A site with everything that an institution may add to the page. */
export const SITE_CONFIG: SiteConfig = {
  ...DEFAULT_SITE_CONFIG,
  address: '.',
  about: { pl: '.' },
  openingHours: { pl: '.' },
  legalLinks: [{ text: { pl: '.' }, address: '/' }],
};

function offer(id: number, specialisation: string): Offer {
  return {
    rekrutacja: { id, lang: 'pl' },
    nabor: { nazwaGrupy: 'STUDIA_WYZSZE', terminDo: '2000-01-01' },
    kierunekSpecjalnosc: {
      id,
      kierunek: { nazwa: 'Zarządzanie' },
      specjalnosc: { id: specialisation, nazwa: specialisation },
      wydzial: { nazwa: 'Kraków' },
      stopienStudiow: { nazwa: 'Studia I stopnia' },
      trybStudiow: { nazwa: 'Stacjonarne' },
    },
  };
}

/** The offer of the sample form. */
export const OFFER = offer(1, 'Marketing');

const MARKETING = [OFFER, offer(2, 'Marketing')];

export const OFFERS: readonly Offer[] = [...MARKETING, offer(3, 'Logistyka')];

/** All choices; they leave two programmes. */
export const ALL_CHOSEN = [2, 3, 4, 5].reduce(
  (selection, number) => chooseAt(selection, number, MARKETING),
  chooseAt(EMPTY_SELECTION, 1, OFFERS),
);

export const CONSENTS: readonly Consent[] = [
  { id: 1, tytul: 'Zgoda', trescWarunkow: '<p>Treść</p>' },
  { id: 2, tytul: 'Regulamin', trescWarunkow: 'https://example.com/' },
];

export const QUESTIONS: readonly FormDefinition[] = [
  {
    tytul: 'Pytania',
    // The sanitiser needs a browser.
    informacja: null,
    pozycjeFormularza: [['TAK', 'NIE'], ['TEKST'], ['A', 'B', 'C']].flatMap((answers, index) =>
      [true, false].map((wymagane) => ({
        id: 2 * index + Number(wymagane),
        nazwa: 'Pytanie',
        wymagane,
        odpowiedzi: answers.map((nazwa, id) => ({ id, nazwa })),
      })),
    ),
  },
];

const COUNTRIES = [
  { nazwa: 'Polska', wartosc: SITE_CONFIG.poland },
  { nazwa: 'Niemcy', wartosc: 'DE' },
];
const PREFIXES = [{ kodKierunkowy: '+48', wartosc: 'Polska', domyslny: true }];

/** Fills the cache with responses for the sample form. */
export function answerCalls(store: AppStore): void {
  const { id } = OFFER.rekrutacja;
  store.dispatch(
    enrolmentApi.util.upsertQueryEntries([
      { endpointName: 'formDefinitions', arg: OFFER.kierunekSpecjalnosc.id, value: [...QUESTIONS] },
      { endpointName: 'consents', arg: { id, lang: 'pl' }, value: [...CONSENTS] },
      { endpointName: 'countries', arg: 'pl', value: COUNTRIES },
      { endpointName: 'citizenships', arg: 'pl', value: COUNTRIES },
      { endpointName: 'phonePrefixes', arg: 'pl', value: PREFIXES },
    ]),
  );
}
