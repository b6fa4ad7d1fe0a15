import { createIntl } from 'react-intl';
import { LANGUAGES } from '../../contract/languages';
import { loadMessages, localeOf } from '../../intl/messages';
import { SNAPSHOT } from '../../testing/snapshot';
import { phoneCode, phoneSentence } from './phone';
import type { Snapshot } from './snapshot';

const NOON = new Date(2026, 8, 1, 14, 2).toISOString();

function call(status: number | string | null, requestCode?: string): Snapshot['calls'][number] {
  return { at: NOON, call: 'GET dks', status, ms: 5, ...(requestCode && { requestCode }) };
}

const NOTHING = { fields: { filled: [], invalid: [] }, calls: [] };
const snapshot = (facts: Partial<Snapshot>) => ({ ...SNAPSHOT, ...NOTHING, ...facts });

async function sentence(facts: Partial<Snapshot>, language = 'eng'): Promise<string> {
  const messages = await loadMessages(language);
  const intl = createIntl({ locale: localeOf(language), messages });
  return phoneSentence(intl, snapshot(facts)).replaceAll('\u00a0', ' ');
}

test.each([
  ['/', [], 'Field of study'],
  ['/podsumowanie', [], 'Form, 0 fields with errors'],
  ['/podsumowanie', [call('FETCH_ERROR')], 'Form, 0 fields with errors, no response at 14:02'],
  ['/wybor-miasta', [call(null), call(503)], 'City, last response 503 at 14:02'],
  [
    '/podsumowanie',
    [{ ...call(400), kod: 'BRAK_MIEJSC' }],
    'Form, 0 fields with errors, last response 400 BRAK_MIEJSC at 14:02',
  ],
  [
    '/zakonczenie',
    [call('PARSING_ERROR')],
    'Application received, last response PARSING_ERROR at 14:02',
  ],
])('at %s after the calls %j the sentence is "%s"', async (route, calls, expected) => {
  expect(await sentence({ route, calls })).toBe(expected);
});

test.each([
  ['the catalogue has answered since', [call(200)], 'no response at 14:02'],
  [
    'a later one was refused',
    [{ ...call(400), call: 'POST kandydaci' }],
    'last response 400 at 14:02',
  ],
])('after an application without a response, when %s', async (_what, calls, expected) => {
  const route = '/podsumowanie';
  const later = calls.map((one) => ({ ...one, at: new Date(2026, 8, 1, 14, 2).toISOString() }));
  expect(await sentence({ route, calls: later, unanswered: NOON })).toBe(
    `Form, 0 fields with errors, ${expected}`,
  );
});

test.each(LANGUAGES)(
  '%s has its own sentence, with the number of wrong fields',
  async (language) => {
    const invalid = Array.from({ length: 18 }, (_, index) => `pole${index}`);
    const said = await sentence({ fields: { filled: [], invalid }, calls: [call(null)] }, language);
    expect(said).toMatch(/^\p{L}+, 18 [\p{L} ]+, [\p{L} .,:]+ 14:02(?: Uhr)?$/u);
  },
);

test.each([
  ['without ids there is none', [call(200), call(503)], null],
  ['that of the last failed call', [call(503, 'aaaaaaaa'), call(200, 'bbbbbbbb')], 'aaaaaaaa'],
  ['an unknown postcode is no failure', [call(400, 'aaaaaaaa'), call(404, 'bbbbbbbb')], 'aaaaaaaa'],
  ['without a failed call, that of the last one', [call(200, 'a'), call(200, 'b')], 'b'],
])('the code: %s', (_what, calls, code) => {
  expect(phoneCode(snapshot({ calls }))).toBe(code);
});
