import { testOffer } from '../testing/domainFixtures';
import { offersBy } from './offerValues';
import { STEP_NAMES } from './stepOrder';

test.each(['flow', ...STEP_NAMES] as const)('%s scans each list once', (name) => {
  const offers = [testOffer({ id: 1 }), testOffer({ id: 2 })];
  expect(offersBy(offers, name)).toBe(offersBy(offers, name));
  expect([...offersBy(offers, name).values()]).toEqual([offers]);
});
