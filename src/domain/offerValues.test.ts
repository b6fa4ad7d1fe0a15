import fc from 'fast-check';
import { FLOWS, type Offer } from '../contract/offer';
import { testOffer } from '../testing/domainFixtures';
import { offersBy, offerValue } from './offerValues';
import { type Selection, STEP_NAMES, STEP_ORDER, type StepName } from './selection';
import { offerKey, offersMatching, steps } from './steps';

const few = (...names: string[]) => fc.constantFrom(...names);

const catalogues = fc.array(
  fc
    .record({
      id: fc.nat(),
      group: fc.constantFrom(...FLOWS),
      direction: few('Prawo', 'Psychologia'),
      specialisation: fc.constantFrom(null, { id: 1, nazwa: 'A' }, { id: 2, nazwa: 'B' }),
      city: few('Warszawa', 'Kraków'),
      level: few('I', 'II'),
      mode: few('dzienny', 'zaoczny'),
    })
    .map(testOffer),
  { maxLength: 30 },
);

/** Offers of a catalogue, of any step and flow, and one that has left it. */
function selectionsOf(offers: readonly Offer[]): fc.Arbitrary<Selection> {
  const offer = fc.constantFrom(...offers, testOffer({ id: 'former' }));
  return fc.record({
    flow: fc.constantFrom(...FLOWS),
    history: fc.dictionary(few('1', '2', '3', '4', '5'), fc.array(offer, { maxLength: 3 })),
    picked: fc.constant(null),
  });
}

/** The value that a choice has among `offers`: its own, unless its offers have changed it. */
function plainChoice(offers: readonly Offer[], name: StepName, chosen: readonly Offer[]) {
  const left = offers
    .filter((offer) => chosen.some((one) => offerKey(one) === offerKey(offer)))
    .map((offer) => offerValue(offer, name));
  const [own] = chosen.map((offer) => offerValue(offer, name));
  return left.find((value) => value === own) ?? left[0];
}

/** A naive implementation of `steps` and `offersMatching`. */
function plainly(offers: readonly Offer[], { flow, history }: Selection) {
  let left = offers.filter((offer) => offer.nabor.nazwaGrupy === flow);
  let open = true;
  const lists = (flow === null ? [] : STEP_ORDER[flow]).map((name: StepName, index) => {
    const before = left;
    const values = before.map((offer) => offerValue(offer, name));
    const skipped =
      (name === 'specialisation' && values.every((value) => value === '')) ||
      (name === 'city' && flow !== 'STUDIA_WYZSZE' && new Set(values).size === 1);
    const choice = plainChoice(before, name, history[index + 1] ?? []);
    if (open && !skipped && choice !== undefined) {
      left = before.filter((offer) => offerValue(offer, name) === choice);
    } else if (!skipped) open = false;
    return { offers: before, options: [...new Set(values)] };
  });
  return { lists, left };
}

test('the index returns the same as a full scan, repeatedly', () => {
  const visits = catalogues.chain((offers) =>
    fc.record({
      offers: fc.constant(offers),
      chosen: fc.array(selectionsOf(offers), { minLength: 1 }),
    }),
  );
  fc.assert(
    fc.property(visits, ({ offers, chosen }) => {
      for (const selection of chosen) {
        const { lists, left } = plainly(offers, selection);
        const way = steps(offers, selection);
        expect(way.map((step) => ({ offers: step.offers, options: step.options }))).toEqual(lists);
        expect(offersMatching(offers, selection)).toEqual(left);
      }
    }),
  );
});

test.each(['flow', ...STEP_NAMES] as const)('%s scans each list once', (name) => {
  const offers = [testOffer({ id: 1 }), testOffer({ id: 2 })];
  expect(offersBy(offers, name)).toBe(offersBy(offers, name));
  expect([...offersBy(offers, name).values()]).toEqual([offers]);
});
