import type { SettledPlace } from '../../../../domain/postcode';
import {
  agreement,
  confirmed,
  EMPTY_SETTLEMENT,
  fillings,
  type Settlement,
  townNames,
  withdrawals,
} from './settlement';

const place = (
  miejscowosc: string,
  rodzajMiejscowosci: 1 | 2 = 2,
  wojewodztwo = 'mazowieckie',
): SettledPlace => ({ miejscowosc, rodzajMiejscowosci, wojewodztwo, streets: [] });

const settlement = (part: Partial<Settlement>): Settlement => ({ ...EMPTY_SETTLEMENT, ...part });

const ALFA: Settlement = {
  miejscowosc: 'Alfa',
  rodzajMiejscowosci: '1',
  wojewodztwo: 'mazowieckie',
};

describe('agreement', () => {
  test('of one place is the place', () => {
    expect(agreement([place('Alfa', 1)])).toEqual(ALFA);
  });

  test('omits values that differ between the places', () => {
    expect(agreement([place('Alfa', 1), place('Beta', 2)])).toEqual(
      settlement({ wojewodztwo: 'mazowieckie' }),
    );
    expect(agreement([place('Alfa', 2, 'mazowieckie'), place('Alfa', 2, 'opolskie')])).toEqual(
      settlement({ miejscowosc: 'Alfa', rodzajMiejscowosci: '2' }),
    );
  });

  test('of no places is empty', () => {
    expect(agreement([])).toEqual(EMPTY_SETTLEMENT);
  });
});

test('town names are unique, in the order of the response', () => {
  expect(townNames([place('Beta', 1), place('Alfa'), place('Beta', 2)])).toEqual(['Beta', 'Alfa']);
});

describe('a result', () => {
  test('fills in empty fields', () => {
    expect(fillings([place('Alfa', 1)], {}, EMPTY_SETTLEMENT)).toEqual(ALFA);
  });

  test('replaces what an earlier postcode filled in, and clears what it does not know', () => {
    const filled = settlement({
      miejscowosc: 'Gamma',
      rodzajMiejscowosci: '1',
      wojewodztwo: 'opolskie',
    });
    expect(fillings([place('Alfa', 1), place('Beta', 2)], filled, filled)).toEqual({
      miejscowosc: '',
      rodzajMiejscowosci: '',
      wojewodztwo: 'mazowieckie',
    });
  });

  test('never overwrites typed values', () => {
    const now = settlement({ wojewodztwo: 'opolskie' });
    expect(fillings([place('Alfa', 1)], {}, now)).toEqual({
      miejscowosc: 'Alfa',
      rodzajMiejscowosci: '1',
    });
  });

  test('recognises a typed town among several', () => {
    const now = settlement({ miejscowosc: 'Beta' });
    expect(fillings([place('Alfa', 1), place('Beta', 2)], {}, now)).toEqual({
      rodzajMiejscowosci: '2',
      wojewodztwo: 'mazowieckie',
    });
  });

  test('does not guess the settlement type of an unknown town', () => {
    const now = settlement({ miejscowosc: 'Delta' });
    expect(fillings([place('Alfa', 1)], {}, now)).toEqual({ wojewodztwo: 'mazowieckie' });
  });

  test('counts fields with its values as filled in', () => {
    expect(confirmed([place('Alfa', 1)], { ...ALFA, rodzajMiejscowosci: '2' })).toEqual({
      miejscowosc: 'Alfa',
      wojewodztwo: 'mazowieckie',
    });
  });
});

test('an unknown postcode removes only what the previous one filled in', () => {
  expect(withdrawals(ALFA, { ...ALFA, miejscowosc: 'Delta' })).toEqual({
    rodzajMiejscowosci: '',
    wojewodztwo: '',
  });
  expect(withdrawals({}, ALFA)).toEqual({});
});
