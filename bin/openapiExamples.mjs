/*
 * Examples of `bin/openapi.mjs`: applications, how the backend refuses them, and places of a postcode.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('../server/testing/typescript.cjs');
const refusal = require('../src/contract/refusal.ts');
const { referenceNumber } = require('../src/domain/referenceNumber.ts');
const { RULE_MESSAGES } = require('../src/domain/ruleMessages.ts');
const { testApplication } = require('../server/testing/testApplication.ts');
const { FULL_OFFER, SEED } = require('../server/testing/testSeed.ts');

const application = testApplication();
const { kandydat, wybranyNabor, ...rest } = application;
const withPesel = (pesel) => ({ ...rest, kandydat: { ...kandydat, pesel }, wybranyNabor });
const ofOffer = (rekrutacja) => ({ ...application, wybranyNabor: { ...wybranyNabor, rekrutacja } });

/** Bodies of `POST kandydaci` by name. */
export const REQUESTS = {
  accepted: application,
  duplicate: application,
  invalid: withPesel('90010100000'),
  unknownOffer: ofOffer({ id: 7, lang: 'pl' }),
  fullOffer: ofOffer(FULL_OFFER.rekrutacja),
};

/** The answer to the accepted one, with its name as the key. */
export const STORED = {
  numer: referenceNumber('accepted'),
  zapisano: '2026-09-01T10:00:00.000Z',
};

/** The answers to the other requests, by their names. */
export const REFUSALS = {
  duplicate: { kod: refusal.ALREADY_REGISTERED },
  invalid: {
    kod: refusal.INVALID_DATA,
    bledy: [{ pole: 'pesel', klucz: RULE_MESSAGES.wrongPesel }],
  },
  unknownOffer: { kod: refusal.OFFER_UNAVAILABLE },
  fullOffer: { kod: refusal.NO_PLACES },
};

const { dataUrodzenia } = kandydat;
const opened = { numer: STORED.numer, dataUrodzenia };
const state = {
  ...STORED,
  wybranyNabor,
  email: 't•••@e•••.org',
  stan: 'OTRZYMANE',
  wiadomosc: null,
  zmieniono: STORED.zapisano,
  poprawki: [],
};
const corrected = {
  ...state,
  poprawki: [{ zlozono: STORED.zapisano, stan: 'OCZEKUJE', wiadomosc: null }],
};

/** What the calls of the page "My application" are sent about the accepted application, one after the other, and answer. */
export const MY_APPLICATION = {
  state: { sent: opened, answered: state },
  correction: { sent: { ...opened, email: 'nowy@example.org' }, answered: corrected },
  withdrawal: { sent: opened, answered: { ...corrected, stan: 'WYCOFANE' } },
};

/** The answer of `GET kody-pocztowe`. */
export const PLACES = SEED.postcodes.map(
  ([, miejscowosc, rodzajMiejscowosci, ulica, wojewodztwo]) => ({
    miejscowosc,
    rodzajMiejscowosci,
    ulica,
    wojewodztwo,
  }),
);
