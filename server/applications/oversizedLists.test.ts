import { testApplication } from '../testing/testApplication';
import { postApplication, serverForAllTests } from '../testing/testServer';

const NOT_AS_SENT = 'podsumowanie.walidacja.niezgodne';

const right = testApplication();
const [form] = right.definicjeFormularzy;
const [question] = form?.pozycjeFormularza ?? [];
const empty = Array.from({ length: 18_000 }, () => ({}));
const [consent] = right.warunkiRekrutacyjne;
const consents = Array.from({ length: 400 }, () => consent);

const ofForm = (changes: object) => ({
  ...right,
  definicjeFormularzy: [{ ...form, ...changes }],
});
const ofQuestion = (changes: object) =>
  ofForm({ pozycjeFormularza: [{ ...question, ...changes }] });
const otherOffer = { ...right.wybranyNabor, rekrutacja: { id: 99, lang: 'pl' } };

const OVERSIZED: [name: string, body: object, field: string][] = [
  ['empty consents', { ...right, warunkiRekrutacyjne: empty }, 'zgody'],
  ['the same consent many times', { ...right, warunkiRekrutacyjne: consents }, 'zgody'],
  ['empty forms', { ...right, definicjeFormularzy: empty }, 'odpowiedzi'],
  ['empty questions', ofForm({ pozycjeFormularza: empty }), 'odpowiedzi'],
  ['empty options', ofQuestion({ odpowiedzi: empty }), 'odpowiedzi'],
  ['empty answers', ofQuestion({ odpowiedz: empty }), 'odpowiedzi'],
];

describe('lists longer than those of the offer', () => {
  const server = serverForAllTests();
  const post = (payload: object, key?: string) => postApplication(server, payload, key);

  test.each(OVERSIZED)('%s are refused with one error', async (name, body, field) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(400);
    const bledy = [{ pole: field, klucz: NOT_AS_SENT }];
    expect(answer.json()).toEqual({ kod: 'NIEPOPRAWNE_DANE', bledy });
    const withKey = await post(body, name.replaceAll(' ', '-'));
    expect(withKey.statusCode).toBe(400);
    expect(withKey.payload.length).toBeLessThan(200);
  });

  test('of an unknown offer are not validated', async () => {
    const answer = await post({
      ...right,
      warunkiRekrutacyjne: empty,
      wybranyNabor: otherOffer,
    });
    expect(answer.json()).toEqual({ kod: 'OFERTA_NIEDOSTEPNA' });
  });

  test('without an offer are refused with the first error only', async () => {
    const answer = await post({ ...right, warunkiRekrutacyjne: empty, wybranyNabor: {} });
    expect(answer.json()).toMatchObject({ bledy: [{ klucz: NOT_AS_SENT }] });
    expect(answer.payload.length).toBeLessThan(200);
  });

  test('an empty body is refused without field names', async () => {
    expect((await post({})).json()).toEqual({ kod: 'NIEPOPRAWNE_DANE', bledy: [] });
  });
});
