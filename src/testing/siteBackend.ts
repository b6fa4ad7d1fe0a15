import { KEY_HEADER, KEY_SUPPORTED } from '../contract/idempotency';
import type { Offer } from '../contract/offer';
import { type FakeAnswer, fakeBackend, type SeenCall } from './backend';
import { CITIZENSHIPS, CONSENTS, COUNTRIES, PHONE_PREFIXES, QUESTIONS } from './domainFixtures';

export type Answers = Readonly<Record<string, () => FakeAnswer>>;

/** The data of the form for these offers, by call. */
export function formData(offers: readonly Offer[]): Record<string, unknown> {
  const conditions = offers.flatMap(({ kierunekSpecjalnosc, rekrutacja }) => [
    [`GET definicje-formularzy/kierunek-specjalnosc/${kierunekSpecjalnosc.id}`, QUESTIONS],
    [`GET warunki-rekrutacyjne/rekrutacja/${rekrutacja.id}`, CONSENTS],
  ]);
  return {
    ...(Object.fromEntries(conditions) as Record<string, unknown>),
    'GET slowniki/kraj': COUNTRIES,
    'GET slowniki/obywatelstwo': CITIZENSHIPS,
    'GET slowniki/numer-kierunkowy': PHONE_PREFIXES,
  };
}

/** A complete backend with these offers, which accepts every application; `other` handlers replace its own. */
export function siteBackend(offers: readonly Offer[], other: Answers = {}): SeenCall[] {
  const bodies = {
    ...formData(offers),
    'GET templatki-html/zakonczenie-rekrutacji': { wartosc: '<p>Następne kroki</p>' },
    'POST kandydaci': {},
  };
  return fakeBackend({
    'GET dks': () => ({ body: offers, headers: { [KEY_HEADER]: KEY_SUPPORTED } }),
    ...Object.fromEntries(Object.entries(bodies).map(([call, body]) => [call, () => ({ body })])),
    ...other,
  });
}
