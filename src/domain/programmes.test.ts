import { testOffer } from '../testing/domainFixtures';
import { compareProgrammes, programmeFact } from './programmes';

test('differing values lead', () => {
  const offers = [
    testOffer({ group: 'PODYPLOMOWE', id: 1, level: 'Studia MBA' }),
    testOffer({ group: 'PODYPLOMOWE', id: 2, level: 'Studia podyplomowe', recruitment: 901 }),
  ];
  expect(compareProgrammes(offers)).toEqual({
    lead: ['level'],
    onlyNumbers: false,
  });
});

test.each([
  ['the programme', { id: 1 }, { id: 2 }, ['programme']],
  ['the recruitment', { recruitment: 1 }, { recruitment: 2 }, ['recruitment']],
  ['both', { id: 1, recruitment: 1 }, { id: 2, recruitment: 2 }, ['recruitment', 'programme']],
])('when only the number of %s differs, it leads', (_name, one, other, lead) => {
  const compared = compareProgrammes([testOffer(one), testOffer(other)]);
  expect(compared).toMatchObject({ lead, onlyNumbers: true });
});

test('a missing fact is ""', () => {
  const offer = testOffer({ id: 7, recruitment: 'r/8' });
  expect(programmeFact(offer, 'programme')).toBe('7');
  expect(programmeFact(offer, 'recruitment')).toBe('r/8');
  expect(programmeFact(offer, 'specialisation')).toBe('');
});
