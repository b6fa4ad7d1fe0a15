import type { AddressValues } from '../../../../domain/enrolmentValues';
import type { SettledPlace } from '../../../../domain/postcode';

/** The fields that a postcode fills in and opens. */
export const SETTLEMENT_FIELDS = ['miejscowosc', 'rodzajMiejscowosci', 'wojewodztwo'] as const;

/** What a postcode fills in: also the street. */
const FOUND_FIELDS = [...SETTLEMENT_FIELDS, 'adres'] as const;

export type Found = Pick<AddressValues, (typeof FOUND_FIELDS)[number]>;

/** The places of the town, or all of them when it is not among them. */
function placesOf(places: readonly SettledPlace[], town: string): readonly SettledPlace[] {
  const named = places.filter(({ miejscowosc }) => miejscowosc === town);
  return named.length > 0 ? named : places;
}

/** The unique names of the places, in order. */
export function townNames(places: readonly SettledPlace[]): string[] {
  return [...new Set(places.map(({ miejscowosc }) => miejscowosc))];
}

/** The unique streets of the town, or of all places when the town is not among them. */
export function streetsOf(places: readonly SettledPlace[], town: string): string[] {
  return [...new Set(placesOf(places, town).flatMap(({ streets }) => streets))];
}

const KINDS = { 1: '1', 2: '2' } as const;

/** The only one of the values; null when they differ or there are none. */
function onlyOf<T>(values: readonly T[]): T | null {
  const [only = null, ...others] = new Set(values);
  return others.length === 0 ? only : null;
}

/** What all places have in common; "" where they differ, or no place has a value. */
function agreement(places: readonly SettledPlace[]): Found {
  const kind = onlyOf(places.map(({ rodzajMiejscowosci }) => rodzajMiejscowosci));
  return {
    miejscowosc: onlyOf(places.map(({ miejscowosc }) => miejscowosc)) ?? '',
    rodzajMiejscowosci: kind === null ? '' : KINDS[kind],
    wojewodztwo: onlyOf(places.map(({ wojewodztwo }) => wojewodztwo)) ?? '',
    adres: onlyOf(places.flatMap(({ streets }) => streets)) ?? '',
  };
}

/**
 * Fills in what the places agree on, in fields that are empty or still have the value of an earlier result: typed values
 * stay (docs/decisions.md, "Polish postcode"). Without places it takes back what was found.
 *
 * @param found values of earlier results
 * @returns the address, and those of its values that a later result may replace
 */
export function filledIn(
  places: readonly SettledPlace[],
  found: Partial<Found>,
  now: AddressValues,
): { address: AddressValues; found: Partial<Found> } {
  const wanted = agreement(placesOf(places, now.miejscowosc));
  const isTyped = (field: keyof Found) => now[field] !== '' && now[field] !== found[field];
  // The kind of a town that only the candidate knows is unknown.
  if (isTyped('miejscowosc') && !townNames(places).includes(now.miejscowosc)) {
    wanted.rodzajMiejscowosci = '';
  }
  const pick = (values: Found, fits: (field: keyof Found) => boolean): Partial<Found> =>
    Object.fromEntries(FOUND_FIELDS.filter(fits).map((field) => [field, values[field]]));
  const address = { ...now, ...pick(wanted, (field) => !isTyped(field)) };
  const isFound = (field: keyof Found) =>
    address[field] === wanted[field] && !(field === 'adres' && isTyped(field));
  return { address, found: pick(address, isFound) };
}
