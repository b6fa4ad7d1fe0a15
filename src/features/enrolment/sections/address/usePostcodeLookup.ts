import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLazyPostcodeQuery } from '../../../../api/enrolmentApi';
import type { AddressName, AddressValues } from '../../../../domain/enrolmentValues';
import {
  isPolishPostcode,
  postcodeDigits,
  type SettledPlace,
  settledPlaces,
} from '../../../../domain/postcode';
import { sameJson } from '../../../../domain/sameJson';
import { fieldId } from '../../../../fields/fieldId';
import { keepFocusInPlace } from '../../../../ui/keepFocusInPlace';
import { useEnrolment } from '../../model/enrolmentContext';
import { useFieldValue } from '../../model/selectors';
import { filledIn, type Found, SETTLEMENT_FIELDS, townNames } from './settlement';

/** The fields below the postcode open after this many milliseconds without a response. */
const OPEN_AFTER_MS = 600;

export interface PostcodeLookup {
  /** The postcode of the lookup, five digits, or null. */
  code: string | null;
  /** `idle`: there are no five digits. */
  phase: 'idle' | 'loading' | Result;
  /** Empty unless found. */
  places: readonly SettledPlace[];
  /** True when the town is chosen from a select, or typed. */
  townList: boolean;
  /** True when the fields below the postcode are shown, which never close: a whole result is one line instead. */
  open: boolean;
  /** True when the candidate wants to type the town, whose field then takes the focus. */
  typesTown: boolean;
}

type Result = 'found' | 'unknown' | 'failed';

/** The lookup of a postcode before anything has come of it. */
function newLookup(code: string | null, open: boolean): PostcodeLookup {
  const phase = code === null ? 'idle' : 'loading';
  return { code, phase, places: [], townList: false, open, typesTown: false };
}

/**
 * Looks up the postcode of a Polish address at its fifth digit and fills in town, settlement type, voivodeship and the
 * only street (docs/specification.md, sections 2 and 3). Typed values stay, and a response for another postcode is ignored
 * (docs/decisions.md, "Polish postcode").
 */
export function usePostcodeLookup(name: AddressName) {
  const [ask] = useLazyPostcodeQuery();
  const { form } = useEnrolment();
  const code = completeCode(useFieldValue(`${name}.kodPocztowy`));
  const [last, setLast] = useState(() => newLookup(null, isPartial(form.getState().values[name])));
  // A result for another postcode does not count.
  const lookup = last.code === code ? last : newLookup(code, last.open);
  const update = useEffectEvent((part: Partial<PostcodeLookup>) => {
    // By now the candidate may have gone on to the street, below the fields that open.
    keepFocusInPlace(() => setLast({ ...lookup, ...part }));
  });
  const lastFound = useRef<Partial<Found>>({});
  const fillIn = useCallback(
    (places: readonly SettledPlace[]) => {
      const now = form.getState().values[name];
      const { address, found } = filledIn(places, lastFound.current, now);
      lastFound.current = found;
      if (!sameJson(address, now)) form.change(name, address);
      return address;
    },
    [form, name],
  );

  useEffect(() => {
    if (code === null) return undefined;
    let awaited = true;
    const timer = setTimeout(() => update({ open: true }), OPEN_AFTER_MS);

    const end = (phase: Result, places: readonly SettledPlace[]) => {
      if (!awaited) return;
      clearTimeout(timer);
      const address = fillIn(places);
      const townList =
        fitsList(address.miejscowosc, townNames(places)) && !hasFocus(`${name}.miejscowosc`);
      const isWhole = phase === 'found' && !townList && isComplete(address);
      update({ phase, places, townList, ...(!isWhole && { open: true }) });
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
  }, [ask, code, name, fillIn]);

  return {
    lookup,
    /** Fills in the other values of a town that the candidate has chosen. */
    onTownChange: () => {
      const { miejscowosc } = form.getState().values[name];
      if (townNames(lookup.places).includes(miejscowosc)) fillIn(lookup.places);
    },
    /** Lets the candidate type another town than that of the result. */
    typeTown: () => {
      if (code !== null) setLast({ ...lookup, townList: false, open: true, typesTown: true });
    },
    openFields: () => setLast({ ...lookup, open: true }),
  };
}

function completeCode(typed: string): string | null {
  return isPolishPostcode(typed) ? postcodeDigits(typed) : null;
}

function isComplete(address: AddressValues): boolean {
  return SETTLEMENT_FIELDS.every((field) => address[field] !== '');
}

/** Returns whether something of the settlement was typed without the rest. */
function isPartial(address: AddressValues): boolean {
  return SETTLEMENT_FIELDS.some((field) => address[field] !== '') && !isComplete(address);
}

/** Returns whether a select can show the field's value, so that it may replace the text field. */
function fitsList(town: string, towns: readonly string[]): boolean {
  return towns.length > 1 && (town === '' || towns.includes(town));
}

function hasFocus(fieldName: string): boolean {
  return document.activeElement?.id === fieldId(fieldName);
}
