import { useEffect, useReducer, useRef } from 'react';
import { useLazyPostcodeQuery } from '../../../../api/enrolmentApi';
import {
  isPolishPostcode,
  postcodeDigits,
  type SettledPlace,
  settledPlaces,
} from '../../../../domain/postcode';
import { fieldId } from '../../../../fields/fieldId';
import { useFormField } from '../../../../fields/useFormField';
import type { AddressName } from './addressName';
import { lookupOf, noLookup, type PostcodeLookup, reduceLookup } from './postcodeLookup';
import {
  confirmed,
  fillings,
  placesNamed,
  type Settlement,
  townNames,
  withdrawals,
} from './settlement';
import { useSettlement } from './useSettlement';

/** The fields below the postcode open after this many milliseconds without a response. */
const OPEN_AFTER_MS = 600;

export interface PostcodeLookupControls {
  lookup: PostcodeLookup;
  /** Call after the candidate has changed the town: fills in its other values. */
  onTownChange: () => void;
  /** Lets the candidate type a town that is not on the list. */
  typeTown: () => void;
}

/**
 * Looks up the postcode of a Polish address at its fifth digit and fills in town, settlement type and voivodeship
 * (docs/specification.md, section 2). Typed values stay, and a response for another postcode is ignored
 * (docs/decisions.md, "Polish postcode").
 */
export function usePostcodeLookup(name: AddressName): PostcodeLookupControls {
  const [ask] = useLazyPostcodeQuery();
  const { read, write } = useSettlement(name);
  const code = completeCode(useFormField(`${name}.kodPocztowy`).value);
  const [last, dispatch] = useReducer(reduceLookup, null, () => noLookup(hasEntries(read())));
  const filledIn = useRef<Partial<Settlement>>({});

  useEffect(() => {
    if (code === null) return undefined;
    let awaited = true;
    const timer = setTimeout(() => dispatch({ type: 'waited', code }), OPEN_AFTER_MS);

    const end = (phase: 'found' | 'unknown' | 'failed', places: readonly SettledPlace[]) => {
      if (!awaited) return;
      clearTimeout(timer);
      const now = read();
      const fills =
        phase === 'found'
          ? fillings(places, filledIn.current, now)
          : withdrawals(filledIn.current, now);
      write(fills);
      filledIn.current = confirmed(places, read());
      const townList =
        fitsList(read().miejscowosc, townNames(places)) && !hasFocus(`${name}.miejscowosc`);
      dispatch({ type: 'ended', code, phase, places, filled: hasEntries(fills), townList });
    };
    ask(code, true)
      .unwrap()
      .then(
        (answer) => end(answer.length > 0 ? 'found' : 'unknown', settledPlaces(answer)),
        () => end('failed', []),
      );
    return () => {
      awaited = false;
      clearTimeout(timer);
    };
  }, [ask, code, name, read, write]);

  const lookup = lookupOf(last, code);
  return {
    lookup,
    onTownChange: () => {
      const { places } = lookup;
      if (placesNamed(places, read().miejscowosc).length === 0) return;
      write(fillings(places, filledIn.current, read()));
      filledIn.current = confirmed(places, read());
    },
    typeTown: () => {
      if (code !== null) dispatch({ type: 'townTyped', code });
    },
  };
}

function completeCode(value: unknown): string | null {
  return typeof value === 'string' && isPolishPostcode(value) ? postcodeDigits(value) : null;
}

function hasEntries(settlement: Partial<Settlement>): boolean {
  return Object.values(settlement).some((value) => value !== '');
}

/** Whether a select can show the field's value, so that it may replace the text field. */
function fitsList(town: string, towns: readonly string[]): boolean {
  return towns.length > 1 && (town === '' || towns.includes(town));
}

function hasFocus(fieldName: string): boolean {
  return document.activeElement?.id === fieldId(fieldName);
}
