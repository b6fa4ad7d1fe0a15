import type { FormApi } from 'final-form';
import { useEffect, useReducer, useRef } from 'react';
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
import { useFieldValue } from '../../form/useFieldValue';
import { lookupOf, noLookup, type PostcodeLookup, reduceLookup } from './postcodeLookup';
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
  const form = useForm<EnrolmentValues>('usePostcodeLookup');
  const code = completeCode(useFieldValue(`${name}.kodPocztowy`));
  const [last, dispatch] = useReducer(reduceLookup, null, () =>
    noLookup(hasEntries(read(form, name))),
  );
  const filledIn = useRef<Partial<Settlement>>({});

  useEffect(() => {
    if (code === null) return undefined;
    let awaited = true;
    const timer = setTimeout(() => dispatch({ type: 'waited', code }), OPEN_AFTER_MS);

    const end = (phase: 'found' | 'unknown' | 'failed', places: readonly SettledPlace[]) => {
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
  }, [ask, code, form, name]);

  const lookup = lookupOf(last, code);
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
      if (code !== null) dispatch({ type: 'townTyped', code });
    },
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
