import type { DictionaryEntry, PhonePrefix } from '../contract/dictionary';
import type { EnrolmentValues } from './enrolmentValues';

/** The values that are derived from the citizenship until the candidate changes them. */
export interface DerivedValues {
  krajPochodzenia: string;
  /** The country of the residence. */
  krajZamieszkania: string;
  numerKierunkowy: string;
}

type DerivedName = keyof DerivedValues;

/** The derived value of each field; null once the candidate has changed the field. */
export type UnchangedValues = Readonly<Record<DerivedName, string | null>>;

/**
 * What the values are derived from.
 *
 * - `poland`: the configured `wartosc` of Poland
 * - `presetPrefix`: the prefix of an untouched form; "" for none
 */
export interface DerivationContext {
  poland: string;
  presetPrefix: string;
  countries: readonly DictionaryEntry[];
  prefixes: readonly PhonePrefix[];
}

const NAMES = ['krajPochodzenia', 'krajZamieszkania', 'numerKierunkowy'] as const;

function currentValues({
  krajPochodzenia,
  adres,
  numerKierunkowy,
}: EnrolmentValues): DerivedValues {
  return { krajPochodzenia, krajZamieszkania: adres.kraj, numerKierunkowy };
}

/** The `wartosc` of the citizenship; "" until a foreigner has chosen one. */
function citizenshipOf(values: EnrolmentValues, poland: string): string {
  return values.obcokrajowiec ? values.obywatelstwo : poland;
}

/** Whether something was typed that depends on the field: an address on its country, a number on its prefix. */
function hasDependentInput(name: DerivedName, { adres, telefon }: EnrolmentValues): boolean {
  if (name === 'numerKierunkowy') return telefon !== '';
  if (name === 'krajPochodzenia') return false;
  return Object.entries(adres).some(
    ([field, value]) => field !== 'kraj' && value !== '' && value !== false,
  );
}

/** The only prefix whose names ("Rosja, Kazachstan") include the country; undefined when there are none or several. */
function prefixOf(country: string, prefixes: readonly PhonePrefix[]): string | undefined {
  const named = prefixes.filter(({ wartosc }) => wartosc.split(/,\s*/).includes(country));
  const [code, ...others] = new Set(named.map(({ kodKierunkowy }) => kodKierunkowy));
  return others.length === 0 ? code : undefined;
}

/**
 * The values derived from the citizenship. A citizenship without a match in the dictionaries gives the values of an
 * untouched form. Nothing is derived before the countries are loaded, and no prefix before the prefixes are.
 */
function derive(citizenship: string, context: DerivationContext): Partial<DerivedValues> {
  const { poland, presetPrefix, countries, prefixes } = context;
  const hasPreset = presetPrefix !== '' && prefixes.length > 0;
  const preset = hasPreset ? { numerKierunkowy: presetPrefix } : {};
  if (citizenship === poland) {
    return { ...preset, krajPochodzenia: poland, krajZamieszkania: poland };
  }
  if (citizenship !== '' && countries.length === 0) return {};
  const country = countries.find(({ wartosc }) => wartosc === citizenship);
  if (country === undefined) return { ...preset, krajPochodzenia: '', krajZamieszkania: poland };
  const prefix = prefixOf(country.nazwa, prefixes);
  return {
    ...(prefix === undefined ? preset : { numerKierunkowy: prefix }),
    krajPochodzenia: citizenship,
    krajZamieszkania: citizenship,
  };
}

/**
 * The derived values of a form that is new or restored from a draft. The prefix of a restored form with a foreign
 * citizenship counts as chosen by the candidate, as it may be either.
 */
export function initialDerivedValues(
  values: EnrolmentValues,
  { poland, presetPrefix }: Pick<DerivationContext, 'poland' | 'presetPrefix'>,
): UnchangedValues {
  const citizenship = citizenshipOf(values, poland);
  const isForeign = citizenship !== '' && citizenship !== poland;
  const preset: DerivedValues = {
    krajPochodzenia: citizenship,
    krajZamieszkania: isForeign ? citizenship : poland,
    numerKierunkowy: isForeign ? '' : presetPrefix,
  };
  return untouchedOf(preset, values);
}

/** The derived values without those that the candidate has changed. */
function untouchedOf(derived: UnchangedValues, values: EnrolmentValues): UnchangedValues {
  const current = currentValues(values);
  const untouched = (name: DerivedName) =>
    derived[name] === current[name] && !hasDependentInput(name, values) ? derived[name] : null;
  return {
    krajPochodzenia: untouched('krajPochodzenia'),
    krajZamieszkania: untouched('krajZamieszkania'),
    numerKierunkowy: untouched('numerKierunkowy'),
  };
}

/** The derived values for the current form values; a field that the candidate has changed once stays as it is. */
export function updateDerivedValues(
  derived: UnchangedValues,
  values: EnrolmentValues,
  context: DerivationContext,
): UnchangedValues {
  const untouched = untouchedOf(derived, values);
  const current = derive(citizenshipOf(values, context.poland), context);
  const next = (name: DerivedName) =>
    untouched[name] === null ? null : (current[name] ?? untouched[name]);
  return {
    krajPochodzenia: next('krajPochodzenia'),
    krajZamieszkania: next('krajZamieszkania'),
    numerKierunkowy: next('numerKierunkowy'),
  };
}

/** Applies the derived values; returns the same object when nothing changes. */
export function applyDerivedValues(
  values: EnrolmentValues,
  derived: UnchangedValues,
): EnrolmentValues {
  const current = currentValues(values);
  if (NAMES.every((name) => derived[name] === null || derived[name] === current[name])) {
    return values;
  }
  return {
    ...values,
    krajPochodzenia: derived.krajPochodzenia ?? current.krajPochodzenia,
    adres: { ...values.adres, kraj: derived.krajZamieszkania ?? current.krajZamieszkania },
    numerKierunkowy: derived.numerKierunkowy ?? current.numerKierunkowy,
  };
}
