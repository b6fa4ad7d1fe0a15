import { submissionOutcome } from './submissionOutcome';

const UNTIL = '2026-09-01T10:01:00.000Z';
const STORED = { numer: 'K7PM3XVA', zapisano: '2026-09-01T10:00:00.000Z' };

test.each<[string, number | null, unknown, object]>([
  ['200', 200, null, { kind: 'accepted', stored: null }],
  ['200 with a number', 200, STORED, { kind: 'accepted', stored: STORED }],
  ...[{ numer: 'K7PM3XVA1' }, { zapisano: 'today' }, { zapisano: '2026-09-01T25:00:00Z' }].map(
    (wrong): [string, number, unknown, object] => [
      '200 with a malformed number or time',
      200,
      { ...STORED, ...wrong },
      { kind: 'accepted', stored: null },
    ],
  ),
  [
    '400 with the known code',
    400,
    { kod: 'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS' },
    { kind: 'alreadyRegistered' },
  ],
  [
    '409 with the known code',
    409,
    { kod: 'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS' },
    { kind: 'refused', code: 'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS', errors: [] },
  ],
  [
    '400 with another code',
    400,
    { kod: 'OFERTA_NIEDOSTEPNA' },
    { kind: 'refused', code: 'OFERTA_NIEDOSTEPNA', errors: [] },
  ],
  [
    '400 with the fields that are wrong',
    400,
    { kod: 'NIEPOPRAWNE_DANE', bledy: [{ pole: 'imie', klucz: 'a.b' }] },
    { kind: 'refused', code: 'NIEPOPRAWNE_DANE', errors: [{ pole: 'imie', klucz: 'a.b' }] },
  ],
  ...[null, 'x', {}, [null], [{ pole: 1, klucz: 'a.b' }]].map(
    (bledy): [string, number, unknown, object] => [
      `400 with the known code and ${JSON.stringify(bledy)} for fields`,
      400,
      { kod: 'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS', bledy },
      { kind: 'alreadyRegistered' },
    ],
  ),
  [
    '400 with one field that is malformed',
    400,
    { kod: 'NIEPOPRAWNE_DANE', bledy: [{ pole: 'plec' }, { pole: 'imie', klucz: 'a.b' }] },
    { kind: 'refused', code: 'NIEPOPRAWNE_DANE', errors: [{ pole: 'imie', klucz: 'a.b' }] },
  ],
  [
    '400 with a code that is no text',
    400,
    { kod: 5, bledy: [] },
    { kind: 'intercepted', status: 400 },
  ],
  ['400 without a code', 400, {}, { kind: 'intercepted', status: 400 }],
  ['403 with HTML', 403, '<h1>Forbidden</h1>', { kind: 'intercepted', status: 403 }],
  ['408', 408, null, { kind: 'unconfirmed' }],
  ['425', 425, null, { kind: 'limit', until: UNTIL }],
  ['429 with HTML', 429, '<h1>Slow</h1>', { kind: 'limit', until: UNTIL }],
  ['201', 201, null, { kind: 'unconfirmed' }],
  ['204', 204, null, { kind: 'unconfirmed' }],
  ['422 with a code', 422, { kod: 'X' }, { kind: 'refused', code: 'X', errors: [] }],
  ['422 without a code', 422, {}, { kind: 'intercepted', status: 422 }],
  ['429 with a code', 429, { kod: 'X' }, { kind: 'limit', until: UNTIL }],
  ['500', 500, { kod: 'BLAD_SERWERA' }, { kind: 'unconfirmed' }],
  ['no answer', null, undefined, { kind: 'unconfirmed' }],
])('[4.4.6, 7.1.12, 7.1.13] %s: status %s, body %j → %j', (_what, status, body, outcome) => {
  expect(submissionOutcome(status, body, UNTIL)).toEqual(outcome);
});
