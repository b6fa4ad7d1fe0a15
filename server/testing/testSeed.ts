import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Flow, Offer } from '../../src/contract/offer';
import type { Seed } from '../seed/load/seed';

function offer(
  rekrutacja: Offer['rekrutacja'],
  id: number | string,
  group: Flow,
  name: string,
): Offer {
  return {
    rekrutacja,
    nabor: { nazwaGrupy: group },
    kierunekSpecjalnosc: {
      id,
      kierunek: { nazwa: name },
      specjalnosc: { id: null, nazwa: null },
      wydzial: { nazwa: 'Kraków' },
      stopienStudiow: { nazwa: 'I stopień' },
      trybStudiow: { nazwa: 'stacjonarne' },
    },
  };
}

/** An offer with questions, one in another language without, and a postgraduate one with a text as its id. */
export const OFFERS = {
  law: offer({ id: 1, lang: 'pl' }, 11, 'STUDIA_WYZSZE', 'Prawo'),
  design: offer({ id: 2, lang: 'eng' }, 21, 'STUDIA_WYZSZE', 'Design'),
  management: offer({ id: 1, lang: 'pl' }, 'P-12', 'PODYPLOMOWE', 'Zarządzanie'),
};

/** The law programme of another recruitment, without places: it is not in the catalogue below. */
export const FULL_OFFER = { ...OFFERS.law, rekrutacja: { id: 9, lang: 'pl' }, miejsca: 0 };

/** A small catalogue with at least one entry of everything. */
export const SEED: Seed = {
  offers: Object.values(OFFERS),
  formDefinitions: {
    byGroup: {
      STUDIA_WYZSZE: {
        pl: [
          {
            tytul: 'Dodatkowe pytania',
            informacja: '<p>Prosimy o odpowiedź.</p>',
            pozycjeFormularza: [
              {
                id: 1,
                nazwa: 'Czy to pierwsze studia?',
                wymagane: true,
                odpowiedzi: [
                  { id: 1, nazwa: 'TAK' },
                  { id: 2, nazwa: 'NIE' },
                ],
              },
              { id: 2, nazwa: 'Uwagi', wymagane: false, odpowiedzi: [{ id: 3, nazwa: 'Uwagi' }] },
            ],
          },
        ],
        eng: [{ tytul: 'Portfolio', informacja: null, pozycjeFormularza: [] }],
      },
    },
    byId: { 'P-12': [] },
  },
  consents: {
    pl: [
      { id: 1, tytul: 'Regulamin', trescWarunkow: '<p>Treść regulaminu.</p>' },
      { id: 2, tytul: 'Prywatność', trescWarunkow: 'https://example.org/prywatnosc' },
    ],
    eng: [{ id: 3, tytul: 'Regulations', trescWarunkow: '<p>Text.</p>' }],
  },
  countries: {
    pl: [
      { nazwa: 'Polska', wartosc: 'PL' },
      { nazwa: 'Niemcy', wartosc: 'DE' },
    ],
    eng: [
      { nazwa: 'Poland', wartosc: 'PL' },
      { nazwa: 'Germany', wartosc: 'DE' },
    ],
  },
  citizenships: {
    pl: [
      { nazwa: 'polskie', wartosc: 'PL' },
      { nazwa: 'niemieckie', wartosc: 'DE' },
      { nazwa: 'ukraińskie', wartosc: 'UA' },
    ],
    eng: [
      { nazwa: 'Polish', wartosc: 'PL' },
      { nazwa: 'German', wartosc: 'DE' },
    ],
  },
  phonePrefixes: {
    pl: [{ kodKierunkowy: '+48', wartosc: 'Polska (+48)', domyslny: true }],
    eng: [{ kodKierunkowy: '+48', wartosc: 'Poland (+48)', domyslny: true }],
  },
  completionTexts: { pl: '<p>Dziękujemy.</p>', eng: '<p>Thank you.</p>' },
  postcodes: [
    ['30001', 'Kraków', 1, 'Pawia', 'małopolskie'],
    ['30001', 'Kraków', 1, 'Worcella', 'małopolskie'],
  ],
};

/** Writes the files of the small catalogue to a directory, for `SEED_DIR`. */
export function writeSeed(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const [name, content] of Object.entries(SEED)) {
    writeFileSync(join(directory, `${name}.json`), JSON.stringify(content));
  }
}
