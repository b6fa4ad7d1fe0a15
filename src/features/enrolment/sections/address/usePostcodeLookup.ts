import type { FormApi } from 'final-form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useLazyPostcodeQuery } from '../../../../api/enrolmentApi';
import type {
  AddressName,
  AddressValues,
  EnrolmentValues,
} from '../../../../domain/enrolmentValues';
import {
  isPolishPostcode,
  postcodeDigits,
  type SettledPlace,
  settledPlaces,
} from '../../../../domain/postcode';
import { sameJson } from '../../../../domain/sameJson';
import { fieldId } from '../../../../fields/fieldId';
import { useFieldValue } from '../../model/enrolmentContext';
import {
  confirmed,
  fillings,
  placesNamed,
  type Settlement,
  streetsOf,
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
 * Looks up the postcode of a Polish address at its fifth digit and fills in town, settlement type, voivodeship and the
 * only street (docs/specification.md, sections 2 and 3). Typed values stay, and a response for another postcode is ignored
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
  const filledIn = useRef<FilledIn>({});

  useEffect(() => {
    if (code === null) return undefined;
    let awaited = true;
    const timer = setTimeout(() => update(code, { phase: 'slow', open: true }), OPEN_AFTER_MS);

    const end = (phase: Result, places: readonly SettledPlace[]) => {
      if (!awaited) return;
      clearTimeout(timer);
      filledIn.current = fillIn(form, name, places, filledIn.current);
      const filled = read(form, name);
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
      if (placesNamed(places, read(form, name).miejscowosc).length === 0) return;
      filledIn.current = fillIn(form, name, places, filledIn.current);
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

/** What results have filled in, which a later one may replace. */
type FilledIn = Partial<Settlement & Pick<AddressValues, 'adres'>>;

/** Fills in the settlement of the places, and their only street unless one was typed; without places clears both. */
function fillIn(
  form: FormApi<EnrolmentValues>,
  name: AddressName,
  places: readonly SettledPlace[],
  filled: FilledIn,
): FilledIn {
  const now = form.getState().values[name];
  const part = places.length > 0 ? fillings(places, filled, now) : withdrawals(filled, now);
  const next = { ...now, ...part };
  const [only = '', ...others] = streetsOf(places, next.miejscowosc);
  const isTyped = now.adres !== '' && now.adres !== filled.adres;
  if (!isTyped) next.adres = others.length === 0 ? only : '';
  if (!sameJson(next, now)) form.change(name, next);
  return { ...confirmed(places, next), adres: (isTyped ? filled.adres : next.adres) ?? '' };
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
