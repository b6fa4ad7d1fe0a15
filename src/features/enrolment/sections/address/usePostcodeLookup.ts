import type { FormApi } from 'final-form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useLazyPostcodeQuery } from '../../../../api/enrolmentApi';
import type { AddressName, EnrolmentValues } from '../../../../domain/enrolmentValues';
import {
  isPolishPostcode,
  postcodeDigits,
  type SettledPlace,
  settledPlaces,
} from '../../../../domain/postcode';
import { fieldId } from '../../../../fields/fieldId';
import { useFieldValue } from '../../model/useFieldValue';
import {
  confirmed,
  fillings,
  placesNamed,
  type Settlement,
  townNames,
  withdrawals,
} from './settlement';

/** The fields below the postcode open after this many milliseconds without a response. */
const OPEN_AFTER_MS = 600;

export interface PostcodeLookup {
  /** The postcode of the lookup, five digits, or null. */
  code: string | null;
  /**
   * - `idle`: there are no five digits
   * - `loading`, then `slow`: the response is pending
   * - `found`, `unknown`, `failed`: the result
   */
  phase: 'idle' | 'loading' | 'slow' | Result;
  /** Empty unless found. */
  places: readonly SettledPlace[];
  /** True when the town is chosen from a select, or typed. */
  townList: boolean;
  /**
   * True when the fields below the postcode are shown: a result that says all of them is one line instead. Once open
   * they never close.
   */
  open: boolean;
}

type Result = 'found' | 'unknown' | 'failed';

/** The lookup of a postcode before anything has come of it. */
function newLookup(code: string | null, open: boolean): PostcodeLookup {
  const phase = code === null ? 'idle' : 'loading';
  return { code, phase, places: [], townList: false, open };
}

export interface PostcodeLookupControls {
  lookup: PostcodeLookup;
  /** Call after the candidate has changed the town: fills in its other values. */
  onTownChange: () => void;
  /** Lets the candidate type a town that is not on the list. */
  typeTown: () => void;
  /** Shows the fields of a result that was one line. */
  openFields: () => void;
}

/**
 * Looks up the postcode of a Polish address at its fifth digit and fills in town, settlement type and voivodeship
 * (docs/specification.md, section 2). Typed values stay, and a response for another postcode is ignored
 * (docs/decisions.md, "Polish postcode").
 */
export function usePostcodeLookup(name: AddressName): PostcodeLookupControls {
  const [ask] = useLazyPostcodeQuery();
  const form = useForm<EnrolmentValues>('usePostcodeLookup');
  const code = completeCode(useFieldValue(`${name}.kodPocztowy`));
  const [last, setLast] = useState(() => newLookup(null, isPartial(read(form, name))));
  // A result for another postcode does not count.
  const lookup = last.code === code ? last : newLookup(code, last.open);
  const update = useEffectEvent((of: string, part: Partial<PostcodeLookup>) => {
    if (of === code) setLast({ ...lookup, ...part });
  });
  const filledIn = useRef<Partial<Settlement>>({});

  useEffect(() => {
    if (code === null) return undefined;
    let awaited = true;
    const timer = setTimeout(() => update(code, { phase: 'slow', open: true }), OPEN_AFTER_MS);

    const end = (phase: Result, places: readonly SettledPlace[]) => {
      if (!awaited) return;
      clearTimeout(timer);
      const now = read(form, name);
      const fills =
        phase === 'found'
          ? fillings(places, filledIn.current, now)
          : withdrawals(filledIn.current, now);
      write(form, name, fills);
      const filled = read(form, name);
      filledIn.current = confirmed(places, filled);
      const townList =
        fitsList(filled.miejscowosc, townNames(places)) && !hasFocus(`${name}.miejscowosc`);
      const isWhole = phase === 'found' && !townList && isComplete(filled);
      update(code, { phase, places, townList, ...(!isWhole && { open: true }) });
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
  }, [ask, code, form, name]);

  return {
    lookup,
    onTownChange: () => {
      const { places } = lookup;
      const now = read(form, name);
      if (placesNamed(places, now.miejscowosc).length === 0) return;
      write(form, name, fillings(places, filledIn.current, now));
      filledIn.current = confirmed(places, read(form, name));
    },
    typeTown: () => {
      if (code !== null) setLast({ ...lookup, townList: false });
    },
    openFields: () => setLast({ ...lookup, open: true }),
  };
}

function read(form: FormApi<EnrolmentValues>, name: AddressName): Settlement {
  const { miejscowosc, rodzajMiejscowosci, wojewodztwo } = form.getState().values[name];
  return { miejscowosc, rodzajMiejscowosci, wojewodztwo };
}

function write(form: FormApi<EnrolmentValues>, name: AddressName, part: Partial<Settlement>): void {
  if (Object.keys(part).length === 0) return;
  form.change(name, { ...form.getState().values[name], ...part });
}

function completeCode(typed: string): string | null {
  return isPolishPostcode(typed) ? postcodeDigits(typed) : null;
}

function isComplete(settlement: Settlement): boolean {
  return Object.values(settlement).every((value) => value !== '');
}

/** Returns whether something was typed without the rest. */
function isPartial(settlement: Settlement): boolean {
  return Object.values(settlement).some((value) => value !== '') && !isComplete(settlement);
}

/** Returns whether a select can show the field's value, so that it may replace the text field. */
function fitsList(town: string, towns: readonly string[]): boolean {
  return towns.length > 1 && (town === '' || towns.includes(town));
}

function hasFocus(fieldName: string): boolean {
  return document.activeElement?.id === fieldId(fieldName);
}
