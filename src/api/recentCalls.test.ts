import { recentCalls, rememberCall } from './recentCalls';

const outcome = { status: 200, ms: 12 };
const last = () => recentCalls().at(-1)?.call;

test.each([
  ['dks', 'GET dks'],
  ['dks/wiosna', 'GET dks/{promoLink}'],
  ['kody-pocztowe/00999', 'GET kody-pocztowe/{kodPocztowy}'],
  [
    'definicje-formularzy/kierunek-specjalnosc/7',
    'GET definicje-formularzy/kierunek-specjalnosc/{id}',
  ],
  ['warunki-rekrutacyjne/rekrutacja/70?lang=pl', 'GET warunki-rekrutacyjne/rekrutacja/{id}'],
  ['slowniki/kraj?lang=pl', 'GET slowniki/kraj'],
])('%s is recorded as "%s"', (path, call) => {
  rememberCall('GET', path, outcome);
  expect(last()).toBe(call);
});

test('the last twenty calls are recorded', () => {
  for (let status = 1; status <= 25; status += 1) rememberCall('GET', 'dks', { status, ms: 1 });
  expect(recentCalls().map(({ status }) => status)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 6),
  );
});
