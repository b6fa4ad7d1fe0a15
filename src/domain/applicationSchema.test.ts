import * as v from 'valibot';
import { applicationSchema } from '../contract/application';
import { CONSENTS, CONTEXT, poleValues, QUESTIONS, testOffer } from '../testing/domainFixtures';
import { buildApplication } from './buildApplication';

describe('an application', () => {
  const application = buildApplication(poleValues(), {
    offer: testOffer(),
    questions: QUESTIONS,
    consents: CONSENTS,
    promoLink: null,
    context: CONTEXT,
  });
  const { kandydat, warunkiRekrutacyjne } = application;

  test('fits as the form builds it', () => {
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
  ])('with %s does not fit', (_, body) => {
    expect(v.is(applicationSchema, body)).toBe(false);
  });
});
