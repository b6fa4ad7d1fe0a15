import * as v from 'valibot';
import { applicationSchema } from '../contract/application';
import { build } from '../testing/checkedApplication';
import { poleValues } from '../testing/domainFixtures';

describe('the schema of an application', () => {
  const application = build(poleValues());
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
  ])('[3.3.4, 3.6.3] rejects one with %s', (_, body) => {
    expect(v.is(applicationSchema, body)).toBe(false);
  });
});
