import * as v from 'valibot';
import { applicationSchema } from '../contract/application';
import { CONSENTS, CONTEXT, poleValues, QUESTIONS, testOffer } from '../testing/domainFixtures';
import { buildApplication } from './buildApplication';

describe('the schema of an application', () => {
  const application = buildApplication(poleValues(), {
    offer: testOffer(),
    questions: QUESTIONS,
    consents: CONSENTS,
    promoLink: null,
    context: CONTEXT,
  });
  const { kandydat, warunkiRekrutacyjne } = application;

  test('accepts what the form builds', () => {
    expect(v.is(applicationSchema, application)).toBe(true);
  });

  test.each([
    ['a field nobody knows', { ...application, extra: 1 }],
    [
      'a field of the candidate nobody knows',
      { ...application, kandydat: { ...kandydat, extra: 1 } },
    ],
    ['a sex that is none', { ...application, kandydat: { ...kandydat, plec: 'K' } }],
    ['a missing field', { ...application, promoLink: undefined }],
    [
      'a consent that is not given',
      { ...application, warunkiRekrutacyjne: [{ ...warunkiRekrutacyjne[0], zgoda: false }] },
    ],
    [
      'a document nobody issues',
      { ...application, kandydat: { ...kandydat, obcokrajowiecRodzajDowodu: 'legitymacja' } },
    ],
  ])('rejects one with %s', (_, body) => {
    expect(v.is(applicationSchema, body)).toBe(false);
  });
});
