import type { AddressValues } from '../../../../domain/enrolmentValues';
import type { SettledPlace } from '../../../../domain/postcode';

/** The fields that a postcode lookup fills in. */
export type Settlement = Pick<AddressValues, 'miejscowosc' | 'rodzajMiejscowosci' | 'wojewodztwo'>;

const EMPTY_SETTLEMENT: Settlement = {
  miejscowosc: '',
  rodzajMiejscowosci: '',
  wojewodztwo: '',
};

/** The unique names of the places, in order. */
export function townNames(places: readonly SettledPlace[]): string[] {
  return [...new Set(places.map(({ miejscowosc }) => miejscowosc))];
}

export function placesNamed(places: readonly SettledPlace[], town: string): SettledPlace[] {
  return places.filter(({ miejscowosc }) => miejscowosc === town);
}

/** The unique streets of the town, or of all places when the town is not among them. */
export function streetsOf(places: readonly SettledPlace[], town: string): string[] {
  const ofTown = placesNamed(places, town);
  return [...new Set((ofTown.length > 0 ? ofTown : places).flatMap((place) => place.streets))];
}

const KINDS = { 1: '1', 2: '2' } as const;

/** The values that all places have in common; "" where they differ, or no place has one. */
function agreement(places: readonly SettledPlace[]): Settlement {
  const [first] = places;
  if (first === undefined) return EMPTY_SETTLEMENT;
  const common = (field: keyof Settlement) =>
    places.every((place) => place[field] === first[field]);
  const type = first.rodzajMiejscowosci;
  return {
    miejscowosc: common('miejscowosc') ? first.miejscowosc : '',
    rodzajMiejscowosci: type !== null && common('rodzajMiejscowosci') ? KINDS[type] : '',
    wojewodztwo: common('wojewodztwo') ? first.wojewodztwo : '',
  };
}

export const SETTLEMENT_FIELDS = ['miejscowosc', 'rodzajMiejscowosci', 'wojewodztwo'] as const;

/** Some fields of a settlement. */
function part(
  settlement: Settlement,
  wanted: (field: keyof Settlement) => boolean,
): Partial<Settlement> {
  return Object.fromEntries(
    SETTLEMENT_FIELDS.filter(wanted).map((field) => [field, settlement[field]]),
  );
}

/** The values of the candidate's town, or of all places when the town is not among them. */
function known(places: readonly SettledPlace[], { miejscowosc }: Settlement): Settlement {
  const same = placesNamed(places, miejscowosc);
  return agreement(same.length > 0 ? same : places);
}

/**
 * The values to fill in: those that the places agree on, for fields that are empty or still have a value of an earlier
 * result. Typed values stay (docs/decisions.md, "Polish postcode").
 *
 * @param places at least one
 * @param filled values of earlier results
 * @param now the present values
 */
export function fillings(
  places: readonly SettledPlace[],
  filled: Partial<Settlement>,
  now: Settlement,
): Partial<Settlement> {
  const wanted = known(places, now);
  const typed = (field: keyof Settlement) => now[field] !== '' && now[field] !== filled[field];
  // The settlement type of a town that only the candidate knows is unknown.
  const ownTown = typed('miejscowosc') && placesNamed(places, now.miejscowosc).length === 0;
  return part(
    wanted,
    (field) =>
      now[field] !== wanted[field] && !typed(field) && !(ownTown && field === 'rodzajMiejscowosci'),
  );
}

/** The fields with the values of the places, which a later result may replace. */
export function confirmed(places: readonly SettledPlace[], now: Settlement): Partial<Settlement> {
  const found = known(places, now);
  return part(now, (field) => now[field] === found[field]);
}

/**
 * The fields to clear when the next postcode is not found: those filled in by the previous lookup and unchanged since.
 */
export function withdrawals(filled: Partial<Settlement>, now: Settlement): Partial<Settlement> {
  return part(EMPTY_SETTLEMENT, (field) => now[field] !== '' && now[field] === filled[field]);
}
