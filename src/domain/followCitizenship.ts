import type { DictionaryEntry, PhonePrefix } from '../contract/dictionary';
import { type EnrolmentValues, initialValues } from './enrolmentValues';
import { POLISH_PREFIX } from './phonePrefix';
import { sameJson } from './sameJson';

const FIELDS = ['krajPochodzenia', 'adres.kraj', 'numerKierunkowy'] as const;

type DerivedName = (typeof FIELDS)[number];

/** The values that are derived from the citizenship until the candidate changes them, by the names of their fields. */
type DerivedValues = Readonly<Record<DerivedName, string>>;

/**
 * What the values are derived from.
 *
 * - `poland`: the configured `wartosc` of Poland
 * - `prefixes`: empty until the dictionary is loaded; its default one is preset
 */
export interface DerivationContext {
  poland: string;
  countries: readonly DictionaryEntry[];
  prefixes: readonly PhonePrefix[];
}

function currentValues({
  krajPochodzenia,
  adres,
  numerKierunkowy,
}: EnrolmentValues): DerivedValues {
  return { krajPochodzenia, 'adres.kraj': adres.kraj, numerKierunkowy };
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
 * untouched form. Before the countries are loaded, it is taken for one of them, and the prefix stays.
 */
function derive(citizenship: string, context: DerivationContext): Partial<DerivedValues> {
  const { poland, countries, prefixes } = context;
  const preset = prefixes.find(({ domyslny }) => domyslny) ?? prefixes[0];
  const presetPrefix = preset === undefined ? {} : { numerKierunkowy: preset.kodKierunkowy };
  if (citizenship === poland) {
    return { ...presetPrefix, krajPochodzenia: poland, 'adres.kraj': poland };
  }
  if (citizenship !== '' && countries.length === 0) {
    return { krajPochodzenia: citizenship, 'adres.kraj': citizenship };
  }
  const country = countries.find(({ wartosc }) => wartosc === citizenship);
  if (country === undefined) {
    return { ...presetPrefix, krajPochodzenia: '', 'adres.kraj': poland };
  }
  const prefix = prefixOf(country.nazwa, prefixes);
  return {
    ...(prefix === undefined ? presetPrefix : { numerKierunkowy: prefix }),
    krajPochodzenia: citizenship,
    'adres.kraj': citizenship,
  };
}

/**
 * The values of a form that nobody has touched, before its dictionaries are loaded. A prefix among the `given` values was
 * chosen by the candidate, so there is no preset one.
 *
 * @param given the values of a draft or a file
 */
export function untouchedValues(given: Partial<EnrolmentValues>, poland: string): EnrolmentValues {
  const prefix = given.numerKierunkowy === undefined ? POLISH_PREFIX : '';
  const empty = initialValues(poland, prefix);
  const citizenship = citizenshipOf({ ...empty, ...given }, poland);
  return withDerived(empty, derive(citizenship, { poland, countries: [], prefixes: [] }));
}

/** A form as it is, and as it would be if nobody had touched it. */
export interface FollowedForm {
  values: EnrolmentValues;
  untouched: EnrolmentValues;
}

/**
 * Derives the values from the citizenship, in the form unless the candidate has changed them or typed something that
 * depends on them. Returns the same objects when nothing changes.
 *
 * @param changed names of the fields that the candidate has changed
 */
export function followCitizenship(
  { values, untouched }: FollowedForm,
  changed: readonly string[],
  context: DerivationContext,
): FollowedForm {
  const derived = derive(citizenshipOf(values, context.poland), context);
  const [now, before] = [currentValues(values), currentValues(untouched)];
  // Until the countries were loaded, a citizenship was taken for one of them.
  const isNoCountry = (name: DerivedName) =>
    name === 'adres.kraj' &&
    context.countries.length > 0 &&
    !context.countries.some(({ wartosc }) => wartosc === now[name]);
  const follows = (name: DerivedName) =>
    now[name] === before[name] &&
    !changed.includes(name) &&
    (isNoCountry(name) || !hasDependentInput(name, values));
  const followed = FIELDS.filter(follows).flatMap((name) => {
    const value = derived[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    values: withDerived(values, Object.fromEntries(followed) as Partial<DerivedValues>),
    untouched: withDerived(untouched, derived),
  };
}

function withDerived(values: EnrolmentValues, derived: Partial<DerivedValues>): EnrolmentValues {
  const current = currentValues(values);
  const next = { ...current, ...derived };
  if (sameJson(next, current)) return values;
  const { krajPochodzenia, 'adres.kraj': kraj, numerKierunkowy } = next;
  return { ...values, krajPochodzenia, adres: { ...values.adres, kraj }, numerKierunkowy };
}
