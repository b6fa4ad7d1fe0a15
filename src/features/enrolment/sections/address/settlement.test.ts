import type { SettledPlace } from '../../../../domain/postcode';
import {
  agreement,
  confirmed,
  EMPTY_SETTLEMENT,
  fillings,
  townNames,
  withdrawals,
  type Settlement,
} from './settlement';

const place = (
  miejscowosc: string,
  rodzajMiejscowosci: 1 | 2 = 2,
  wojewodztwo = 'mazowieckie',
): SettledPlace => ({ miejscowosc, rodzajMiejscowosci, wojewodztwo, streets: [] });

const settlement = (part: Partial<Settlement>): Settlement => ({ ...EMPTY_SETTLEMENT, ...part });

describe('agreement', () => {
  test('of one place is the place', () => {
    expect(agreement([place('Alfa', 1)])).toEqual({
      miejscowosc: 'Alfa',
      rodzajMiejscowosci: '1',
      wojewodztwo: 'mazowieckie',
    });
  });

  test('leaves out what the places differ in', () => {
    expect(agreement([place('Alfa', 1), place('Beta', 2)])).toEqual(
      settlement({ wojewodztwo: 'mazowieckie' }),
    );
    expect(agreement([place('Alfa', 2, 'mazowieckie'), place('Alfa', 2, 'opolskie')])).toEqual(
      settlement({ miejscowosc: 'Alfa', rodzajMiejscowosci: '2' }),
    );
  });

  test('of no places is nothing', () => {
    expect(agreement([])).toEqual(EMPTY_SETTLEMENT);
  });
});

test('towns are named once, in the order of the answer', () => {
  expect(townNames([place('Beta', 1), place('Alfa'), place('Beta', 2)])).toEqual(['Beta', 'Alfa']);
});

describe('an answer', () => {
  test('fills in empty fields', () => {
    expect(fillings([place('Alfa', 1)], {}, EMPTY_SETTLEMENT)).toEqual({
      miejscowosc: 'Alfa',
      rodzajMiejscowosci: '1',
      wojewodztwo: 'mazowieckie',
    });
  });

  test('replaces what an earlier postcode had filled in, and clears what it cannot know', () => {
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

  test('never overwrites what was typed', () => {
    const now = settlement({ wojewodztwo: 'opolskie' });
    expect(fillings([place('Alfa', 1)], {}, now)).toEqual({
      miejscowosc: 'Alfa',
      rodzajMiejscowosci: '1',
    });
  });

  test('knows the town among several that was typed', () => {
    const now = settlement({ miejscowosc: 'Beta' });
    expect(fillings([place('Alfa', 1), place('Beta', 2)], {}, now)).toEqual({
      rodzajMiejscowosci: '2',
      wojewodztwo: 'mazowieckie',
    });
  });

  test('does not guess the kind of a town it does not know', () => {
    const now = settlement({ miejscowosc: 'Delta' });
    expect(fillings([place('Alfa', 1)], {}, now)).toEqual({ wojewodztwo: 'mazowieckie' });
  });

  test('counts as filled in what the fields hold as it says', () => {
    const now = settlement({
      miejscowosc: 'Alfa',
      rodzajMiejscowosci: '2',
      wojewodztwo: 'mazowieckie',
    });
    expect(confirmed([place('Alfa', 1)], now)).toEqual({
      miejscowosc: 'Alfa',
      wojewodztwo: 'mazowieckie',
    });
  });
});

test('an unknown postcode takes away only what the one before had filled in', () => {
  const filled = settlement({
    miejscowosc: 'Alfa',
    rodzajMiejscowosci: '1',
    wojewodztwo: 'mazowieckie',
  });
  expect(withdrawals(filled, { ...filled, miejscowosc: 'Delta' })).toEqual({
    rodzajMiejscowosci: '',
    wojewodztwo: '',
  });
  expect(withdrawals({}, filled)).toEqual({});
});
