import type { SettledPlace } from '../../../../domain/postcode';
import { type LookupEvent, lookupOf, noLookup, reduceLookup } from './postcodeLookup';

const PLACES: SettledPlace[] = [
  { miejscowosc: 'Alfa', rodzajMiejscowosci: 1, wojewodztwo: 'mazowieckie', streets: [] },
];
const found: LookupEvent = {
  type: 'ended',
  code: '00999',
  phase: 'found',
  places: PLACES,
  filled: true,
  townList: true,
};

test('five digits start the lookup, and the fields stay closed', () => {
  expect(lookupOf(noLookup(false), '00999')).toMatchObject({ phase: 'loading', open: false });
});

test('a slow lookup opens the fields', () => {
  expect(reduceLookup(noLookup(false), { type: 'waited', code: '00999' })).toMatchObject({
    phase: 'slow',
    open: true,
  });
});

test.each(['found', 'unknown', 'failed'] as const)('the result "%s" opens the fields', (phase) => {
  const end: LookupEvent = { ...found, phase };
  expect(reduceLookup(noLookup(false), end)).toMatchObject({ phase, open: true });
});

test('a result for one postcode does not count for another', () => {
  const lookup = reduceLookup(noLookup(false), found);
  expect(lookupOf(lookup, '00998')).toEqual({
    code: '00998',
    phase: 'loading',
    places: [],
    filled: false,
    townList: false,
    open: true,
  });
});

test('without five digits there is no result, and open fields stay open', () => {
  const lookup = reduceLookup(noLookup(false), found);
  expect(lookupOf(lookup, null)).toEqual(noLookup(true));
});

test('a town that is not on the list may be typed', () => {
  const lookup = reduceLookup(reduceLookup(noLookup(false), found), {
    type: 'townTyped',
    code: '00999',
  });
  expect(lookup).toMatchObject({ phase: 'found', places: PLACES, townList: false });
});
