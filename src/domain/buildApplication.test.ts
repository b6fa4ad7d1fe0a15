import * as v from 'valibot';
import { type Application, applicationSchema } from '../contract/application';
import { CONSENTS, CONTEXT, poleValues, QUESTIONS, testOffer } from '../testing/domainFixtures';
import { buildApplication } from './buildApplication';
import { InvalidValuesError } from './candidate';
import type { EnrolmentValues } from './enrolmentValues';

const PARTS = {
  offer: testOffer(),
  questions: QUESTIONS,
  consents: CONSENTS,
  promoLink: null,
  context: CONTEXT,
};

/** Builds an application, and checks that it passes JSON and its schema unchanged. */
function build(values: EnrolmentValues, over: Partial<typeof PARTS> = {}): Application {
  const application = buildApplication(values, { ...PARTS, ...over });
  const received: unknown = JSON.parse(JSON.stringify(application));
  expect(v.parse(applicationSchema, received)).toEqual(application);
  return application;
}

test.each([
  ['STUDIA_WYZSZE', true],
  ['PODYPLOMOWE', false],
  ['PODYPLOMOWE_SPEC', false],
] as const)('[2.5.5] a ticked student card in %s sends %s', (group, sent) => {
  const values = { ...poleValues(), wydanieEls: true };
  expect(build(values, { offer: testOffer({ group }) }).wydanieEls).toBe(sent);
});

test('duplicate questions and consents are sent once', () => {
  const application = build(poleValues(), {
    questions: [...QUESTIONS, ...QUESTIONS],
    consents: [...CONSENTS, ...CONSENTS],
  });
  const ids = application.definicjeFormularzy.flatMap(({ pozycjeFormularza }) =>
    pozycjeFormularza.map(({ id }) => id),
  );
  expect(ids).toEqual([10, 'q.2/x', 30]);
  expect(application.warunkiRekrutacyjne.map(({ id }) => id)).toEqual([1, 'b']);
});

test('[3.6.8] keys that the contract does not name go back unchanged', () => {
  const offer = { ...testOffer(), nabor: { nazwaGrupy: 'STUDIA_WYZSZE' as const, id: 3 } };
  const questions = QUESTIONS.map((definition) => ({
    ...definition,
    wersja: 2,
    pozycjeFormularza: definition.pozycjeFormularza.map((question) => ({
      ...question,
      kolejnosc: 1,
    })),
  }));
  const consents = CONSENTS.map((consent) => ({ ...consent, typ: 'RODO' }));
  const application = buildApplication(poleValues(), { ...PARTS, offer, questions, consents });
  expect(application.wybranyNabor).toEqual(offer);
  expect(application.warunkiRekrutacyjne).toEqual(
    consents.map((consent) => ({ ...consent, zgoda: true })),
  );
  expect(application.definicjeFormularzy[0]).toMatchObject({
    wersja: 2,
    pozycjeFormularza: [{ kolejnosc: 1 }, { kolejnosc: 1 }],
  });
});

test('invalid values throw an error that does not contain them', () => {
  const values = { ...poleValues(), imie: 'Xy', plec: '' as const };
  expect(() => build(values)).toThrow(InvalidValuesError);
  expect(() => build(values)).toThrow(/imie, plec$/);
  expect(() => build({ ...poleValues(), imie: 'Xy' })).toThrow(/: imie$/);
});
