import type { AddressValues } from '../../../../domain/enrolmentValues';
import type { SettledPlace } from '../../../../domain/postcode';

/** The fields of an address that a postcode lookup fills in. */
export type Settlement = Pick<AddressValues, 'miejscowosc' | 'rodzajMiejscowosci' | 'wojewodztwo'>;

export const EMPTY_SETTLEMENT: Settlement = {
  miejscowosc: '',
  rodzajMiejscowosci: '',
  wojewodztwo: '',
};

/** Each name among the places once, in their order. */
export function townNames(places: readonly SettledPlace[]): string[] {
  return [...new Set(places.map(({ miejscowosc }) => miejscowosc))];
}

/** The places that have this name. */
export function placesNamed(places: readonly SettledPlace[], town: string): SettledPlace[] {
  return places.filter(({ miejscowosc }) => miejscowosc === town);
}

/** What all the places have in common; "" where they differ, or where there are none. */
export function agreement(places: readonly SettledPlace[]): Settlement {
  const [first] = places;
  if (first === undefined) return EMPTY_SETTLEMENT;
  const common = (field: keyof Settlement) =>
    places.every((place) => place[field] === first[field]);
  const kind = first.rodzajMiejscowosci === 1 ? '1' : '2';
  return {
    miejscowosc: common('miejscowosc') ? first.miejscowosc : '',
    rodzajMiejscowosci: common('rodzajMiejscowosci') ? kind : '',
    wojewodztwo: common('wojewodztwo') ? first.wojewodztwo : '',
  };
}

const FIELDS = ['miejscowosc', 'rodzajMiejscowosci', 'wojewodztwo'] as const;

/** Some fields of a settlement. */
function part(
  settlement: Settlement,
  wanted: (field: keyof Settlement) => boolean,
): Partial<Settlement> {
  return Object.fromEntries(FIELDS.filter(wanted).map((field) => [field, settlement[field]]));
}

/** What is known of the candidate's town; of all the places where the town is not among them. */
function known(places: readonly SettledPlace[], { miejscowosc }: Settlement): Settlement {
  const same = placesNamed(places, miejscowosc);
  return agreement(same.length > 0 ? same : places);
}

/**
 * What the places fill in: what they agree on, in the fields that are empty or still hold what an earlier answer had
 * filled in. What the candidate has typed stays, whenever that was (decisions, "Polish postcode").
 *
 * @param places at least one
 * @param filled what earlier answers had filled in
 * @param now the fields now
 */
export function fillings(
  places: readonly SettledPlace[],
  filled: Partial<Settlement>,
  now: Settlement,
): Partial<Settlement> {
  const wanted = known(places, now);
  const typed = (field: keyof Settlement) => now[field] !== '' && now[field] !== filled[field];
  // Of a town that only the candidate knows, the answer does not know whether it is a city or a village.
  const ownTown = typed('miejscowosc') && placesNamed(places, now.miejscowosc).length === 0;
  return part(
    wanted,
    (field) =>
      now[field] !== wanted[field] && !typed(field) && !(ownTown && field === 'rodzajMiejscowosci'),
  );
}

/** The fields that hold what the places say, so that another answer may replace it. */
export function confirmed(places: readonly SettledPlace[], now: Settlement): Partial<Settlement> {
  const said = known(places, now);
  return part(now, (field) => now[field] === said[field]);
}

/** What goes when the next postcode is not found: what the lookup before had filled in and nobody changed since. */
export function withdrawals(filled: Partial<Settlement>, now: Settlement): Partial<Settlement> {
  return part(EMPTY_SETTLEMENT, (field) => now[field] !== '' && now[field] === filled[field]);
}
