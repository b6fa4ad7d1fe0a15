import fc from 'fast-check';
import { FLOWS, type Offer } from '../contract/offer';
import { type OfferFacts, testOffer } from '../testing/domainFixtures';
import { runs } from '../testing/runs';
import { chooseAt } from './choices';
import { offerValue } from './offerValues';
import { PATHS } from './screens';
import { EMPTY_SELECTION, type Selection } from './selection';
import { STEP_NAMES, STEP_ORDER, type StepName } from './stepOrder';
import {
  chosenOffer,
  destinationAfter,
  guard,
  offerKey,
  offersMatching,
  offersOfOption,
  pathBefore,
  pathToGoOn,
  steps,
} from './steps';

/*
 * A candidate chooses, changes and picks, while offers leave the catalogue and come back. After each command the steps,
 * the guard and the ways back and forward are those of a naive implementation.
 */
type Command =
  | { do: 'direction'; offer: number }
  | { do: 'choose'; step: number; option: number }
  | { do: 'pick'; offer: number }
  /** Offers are left out of the catalogue. */
  | { do: 'replace'; without: number[] };

const facts: fc.Arbitrary<OfferFacts> = fc.record({
  group: fc.constantFrom(...FLOWS),
  direction: fc.constantFrom('Prawo', 'Psychologia'),
  specialisation: fc.constantFrom(
    null,
    { id: null, nazwa: 'Bez numeru' },
    { id: 1, nazwa: 'A' },
    { id: 2, nazwa: null },
  ),
  city: fc.constantFrom('Warszawa', 'Kraków'),
  level: fc.constantFrom('I', 'II'),
  mode: fc.constantFrom('dzienny', 'zaoczny'),
});
const catalogues = fc
  .array(facts, { minLength: 1, maxLength: 20 })
  .map((all) => all.map((one, index) => testOffer({ ...one, id: index + 1 })));

const commands = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('direction' as const), offer: fc.nat(19) }),
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('choose' as const),
        step: fc.nat(4),
        option: fc.nat(3),
      }),
    },
    fc.record({ do: fc.constant('pick' as const), offer: fc.nat(3) }),
    fc.record({
      do: fc.constant('replace' as const),
      without: fc.array(fc.nat(19), { maxLength: 8 }),
    }),
  ),
  { minLength: 6, maxLength: 20 },
);

/** The value that a choice has among `offers`: its own, unless its offers have changed it. */
function plainChoice(offers: readonly Offer[], name: StepName, chosen: readonly Offer[]) {
  const keys = chosen.map(offerKey);
  const left = offers.filter((offer) => keys.includes(offerKey(offer)));
  const values = left.map((offer) => offerValue(offer, name));
  const [own] = chosen.map((offer) => offerValue(offer, name));
  return values.find((value) => value === own) ?? values[0] ?? null;
}

/** A naive `steps` and `offersMatching`. */
function plainly(offers: readonly Offer[], { flow, history }: Selection) {
  let left = offers.filter((offer) => offer.nabor.nazwaGrupy === flow);
  let open = true;
  const way = (flow === null ? [] : STEP_ORDER[flow]).map((name: StepName, index) => {
    const before = left;
    const options = [...new Set(before.map((offer) => offerValue(offer, name)))];
    const chosen = history[index + 1] ?? [];
    const isOnly =
      (name === 'specialisation' && options.every((option) => option === '')) ||
      (name === 'city' && flow !== 'STUDIA_WYZSZE' && options.length === 1);
    const skipped = isOnly && chosen.length === 0;
    const choice = open && !skipped ? plainChoice(before, name, chosen) : null;
    if (choice !== null) left = before.filter((offer) => offerValue(offer, name) === choice);
    else if (!skipped) open = false;
    return { name, offers: before, options, skipped, choice };
  });
  return { way, left };
}

function expectSteps(offers: readonly Offer[], selection: Selection): void {
  const { way, left } = plainly(offers, selection);
  const all = steps(offers, selection);
  expect(all.map((one) => ({ ...one, skipped: one.skipped !== null }))).toMatchObject(way);
  expect(offersMatching(offers, selection)).toEqual(left);

  // A candidate may open the visible steps up to the first open one, then the summary.
  const visible = way.filter(({ skipped }) => !skipped);
  const open = visible.findIndex(({ choice }) => choice === null);
  const names = [...visible.map(({ name }) => name), 'summary' as const];
  const reached = open < 0 ? names : names.slice(0, open + 1);
  const last = selection.flow === null ? 'direction' : (reached.at(-1) ?? 'direction');
  for (const name of [...STEP_NAMES, 'summary'] as const) {
    const isInFlow = name === 'summary' || way.some((step) => step.name === name);
    const mayOpen = name === 'direction' || (selection.flow !== null && reached.includes(name));
    expect(guard(all, name)).toBe(mayOpen ? null : PATHS[isInFlow ? last : 'direction']);
  }
  for (const [index, { name }] of visible.entries()) {
    expect(destinationAfter(all, name)).toBe(names[index + 1]);
    const earlier = visible.slice(0, index).filter(({ choice }) => choice !== null);
    expect(pathBefore(all, name)).toBe(PATHS[earlier.at(-1)?.name ?? 'direction']);
  }
  const made = visible.filter(({ choice }) => choice !== null);
  expect(pathBefore(all, null)).toBe(PATHS[made.at(-1)?.name ?? 'direction']);

  const isWhole = selection.flow !== null && open < 0;
  const picked =
    left.length === 1 ? left[0] : left.find((one) => offerKey(one) === selection.picked);
  const chosen = isWhole ? (picked ?? null) : null;
  expect(chosenOffer(offers, selection)).toBe(chosen);
  const ambiguous = isWhole && chosen === null ? visible.at(-1)?.name : undefined;
  expect(pathToGoOn(offers, selection)).toBe(PATHS[ambiguous ?? last]);
}

/** The later choices are cleared by another one, and no earlier ones. */
function chosenAt(selection: Selection, number: number, offers: readonly Offer[]): Selection {
  const next = chooseAt(selection, number, offers);
  const [offer] = offers;
  if (offer === undefined || offer === selection.history[number]?.[0]) {
    expect(next).toBe(selection);
    return next;
  }
  const kept = Object.entries(selection.history).filter(([key]) => Number(key) < number);
  expect(next).toEqual({
    flow: offer.nabor.nazwaGrupy,
    history: { ...Object.fromEntries(kept), [number]: offers },
    picked: null,
  });
  return next;
}

function play(catalogue: readonly Offer[], all: readonly Command[]): void {
  let offers = catalogue;
  let selection = EMPTY_SELECTION;
  expectSteps(offers, selection);
  for (const one of all) {
    if (one.do === 'replace') {
      offers = catalogue.filter((_, index) => !one.without.includes(index));
    } else if (one.do === 'pick') {
      const picked = offersMatching(offers, selection)[one.offer];
      selection = { ...selection, picked: picked ? offerKey(picked) : 'gone' };
    } else if (one.do === 'direction') {
      const offer = catalogue[one.offer];
      const [first] = steps(offers, { ...selection, flow: offer?.nabor.nazwaGrupy ?? null });
      const value = offer && offerValue(offer, 'direction');
      if (first) selection = chosenAt(selection, 1, offersOfOption(first, value ?? ''));
    } else {
      const reached = steps(offers, selection).filter(
        (step) => step.skipped === null && guard(steps(offers, selection), step.name) === null,
      );
      const step = reached[one.step % Math.max(reached.length, 1)];
      const option = step?.options[one.option % step.options.length];
      if (step) selection = chosenAt(selection, step.number, offersOfOption(step, option ?? ''));
    }
    expectSteps(offers, selection);
  }
}

test('[3.2.1, 3.2.2, 4.1.1, 4.2.3, 4.2.4, 4.2.5, 4.2.7] any order of choices keeps the rules of the steps, the guard and the ways back and forward', () => {
  fc.assert(fc.property(catalogues, commands, play), runs(100, 20_000));
});

/** Offers of a catalogue, of any step and flow, and one that has left it. */
function selectionsOf(offers: readonly Offer[]): fc.Arbitrary<Selection> {
  const offer = fc.constantFrom(...offers, testOffer({ id: 'former' }));
  return fc.record({
    flow: fc.constantFrom(...FLOWS),
    history: fc.dictionary(
      fc.constantFrom('1', '2', '3', '4', '5'),
      fc.array(offer, { maxLength: 3 }),
    ),
    picked: fc.constant(null),
  });
}

test('so does a selection that another release or another catalogue has left', () => {
  const given = catalogues.chain((offers) =>
    fc.tuple(fc.constant(offers), fc.array(selectionsOf(offers), { minLength: 1 })),
  );
  fc.assert(
    fc.property(given, ([offers, selections]) => {
      for (const selection of selections) expectSteps(offers, selection);
    }),
    runs(100, 20_000),
  );
});
