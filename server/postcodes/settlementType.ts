import type { SettlementType } from '../../src/contract/postcode';
import type { ImportedPlace } from './postcodeFile';

const CITY = 1;
const VILLAGE = 2;

/** TERYT numbers city counties from 61. */
const FIRST_CITY_COUNTY = 61;

const SEVERAL_CODES = 4;

function plainName(name: string): string {
  return name.toLowerCase().replace(/^gmina (miasto )?/, '');
}

function isSeat({ town, municipality }: ImportedPlace): boolean {
  return plainName(municipality.name) === town.toLowerCase();
}

/**
 * Separates cities from villages, which the imported files do not distinguish. A place is a city when it is in a city
 * county, or when its municipality is named after it and one of these holds: it is the only place of the municipality,
 * all its postcodes end in 0, or it has at least four postcodes. About one municipality seat in five is wrong; the
 * candidate can correct it.
 *
 * @returns the type of each place, in the order given
 */
export function settlementTypes(places: readonly ImportedPlace[]): SettlementType[] {
  const codes = new Map<string, Set<string>>();
  const towns = new Map<string, Set<string>>();
  const placeKey = ({ municipality, town }: ImportedPlace) => `${municipality.code} ${town}`;
  for (const place of places) {
    const { municipality, town, code } = place;
    codes.set(placeKey(place), (codes.get(placeKey(place)) ?? new Set()).add(code));
    towns.set(municipality.code, (towns.get(municipality.code) ?? new Set()).add(town));
  }
  return places.map((place) => {
    if (Number(place.county.code.slice(2)) >= FIRST_CITY_COUNTY) return CITY;
    if (!isSeat(place)) return VILLAGE;
    const own = [...(codes.get(placeKey(place)) ?? [])];
    const alone = towns.get(place.municipality.code)?.size === 1;
    return alone || own.length >= SEVERAL_CODES || own.every((code) => code.endsWith('0'))
      ? CITY
      : VILLAGE;
  });
}
