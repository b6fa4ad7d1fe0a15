import type { Snapshot } from '../features/support/snapshot';

/** Holds what support sees of a form with a typed first name. */
export const SNAPSHOT: Snapshot = {
  build: 'abc',
  time: '2026-09-01T12:02:30.000Z',
  route: '/podsumowanie',
  language: { language: 'pl' },
  theme: { dark: null },
  selection: { flow: 'STUDIA_WYZSZE', history: { 1: 'Żółta łąka ???>>> 𝒟' }, picked: null },
  offers: 3,
  fields: { filled: ['imie'], invalid: ['nazwisko'] },
  sent: null,
  unanswered: null,
  calls: [
    { at: '2026-09-01T12:01:00.000Z', call: 'dks', status: 200, ms: 5, requestCode: '11111111' },
    { at: '2026-09-01T12:02:00.000Z', call: 'POST kandydaci', status: 'FETCH_ERROR', ms: 9 },
  ],
};
