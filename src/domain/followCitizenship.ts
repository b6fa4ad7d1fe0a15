import type { DictionaryEntry, PhonePrefix } from '../contract/dictionary';
import type { EnrolmentValues } from './enrolmentValues';
import { sameJson } from './sameJson';

/** The fields that follow the citizenship until the candidate chooses their values. */
export const FOLLOWERS = ['krajPochodzenia', 'adres.kraj', 'numerKierunkowy'] as const;
export type Follower = (typeof FOLLOWERS)[number];

type FollowerValues = Readonly<Record<Follower, string>>;

/** The dictionaries that connect a citizenship with a country and a prefix; empty until they are loaded. */
export interface CountryDictionaries {
  countries: readonly DictionaryEntry[];
  /** The default prefix is preset. */
  prefixes: readonly PhonePrefix[];
}

export const NO_DICTIONARIES: CountryDictionaries = { countries: [], prefixes: [] };

function currentValues({
  krajPochodzenia,
  adres,
  numerKierunkowy,
}: EnrolmentValues): FollowerValues {
  return { krajPochodzenia, 'adres.kraj': adres.kraj, numerKierunkowy };
}

/** Returns whether something was typed that depends on the field: an address on its country, a number on its prefix. */
function hasDependentInput(name: Follower, { adres, telefon }: EnrolmentValues): boolean {
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
 * The values that the citizenship implies; one without a match in the dictionaries implies those of an empty form.
 * Before the countries are loaded, a citizenship is taken for one of them and implies no prefix.
 */
function impliedValues(
  values: EnrolmentValues,
  poland: string,
  { countries, prefixes }: CountryDictionaries,
): Record<Follower, string | undefined> {
  const citizenship = values.obcokrajowiec ? values.obywatelstwo : poland;
  const isForeign = citizenship !== '' && citizenship !== poland;
  if (isForeign && countries.length === 0) {
    const numerKierunkowy = undefined;
    return { krajPochodzenia: citizenship, 'adres.kraj': citizenship, numerKierunkowy };
  }
  const country = countries.find(({ wartosc }) => wartosc === citizenship);
  const preset = prefixes.find(({ domyslny }) => domyslny) ?? prefixes[0];
  const own = isForeign && country ? prefixOf(country.nazwa, prefixes) : undefined;
  const isKnown = citizenship === poland || country !== undefined;
  return {
    krajPochodzenia: isKnown ? citizenship : '',
    'adres.kraj': isKnown ? citizenship : poland,
    numerKierunkowy: own ?? preset?.kodKierunkowy,
  };
}

/** Poland is preset for Poles only: a foreigner must choose a citizenship, so that no unnoticed preset is sent. */
function withPresetCitizenship(values: EnrolmentValues, poland: string): EnrolmentValues {
  const [wrong, preset] = values.obcokrajowiec ? [poland, ''] : ['', poland];
  return values.obywatelstwo === wrong ? { ...values, obywatelstwo: preset } : values;
}

/**
 * The values with those that the citizenship implies, except where the candidate has chosen a value or typed something
 * that depends on it. The same object when nothing changes.
 *
 * @param chosen the followers that the candidate has changed
 * @param poland the configured `wartosc` of Poland
 */
export function followCitizenship(
  form: EnrolmentValues,
  chosen: readonly Follower[],
  poland: string,
  dictionaries: CountryDictionaries,
): EnrolmentValues {
  const values = withPresetCitizenship(form, poland);
  const { countries } = dictionaries;
  const implied = impliedValues(values, poland, dictionaries);
  const current = currentValues(values);
  // A citizenship was taken for a country until the countries were loaded.
  const isNoCountry = (name: Follower) =>
    name === 'adres.kraj' &&
    countries.length > 0 &&
    !countries.some(({ wartosc }) => wartosc === current[name]);
  const next = { ...current };
  for (const name of FOLLOWERS) {
    const follows = isNoCountry(name) || !hasDependentInput(name, values);
    if (follows && !chosen.includes(name)) next[name] = implied[name] ?? current[name];
  }
  return sameJson(next, current) ? values : withFollowers(values, next);
}

/** The followers among the `stored` values that differ from what their citizenship implies: they were chosen. */
export function chosenFollowers(
  stored: Partial<EnrolmentValues>,
  values: EnrolmentValues,
  poland: string,
): Follower[] {
  const implied = impliedValues(values, poland, NO_DICTIONARIES);
  const current = currentValues(values);
  return FOLLOWERS.filter((name) => {
    const [head = ''] = name.split('.');
    return Object.hasOwn(stored, head) && current[name] !== implied[name];
  });
}

/**
 * The values that the candidate has typed or chosen: those that differ from an empty form, without followers that still
 * follow.
 *
 * @param empty the values of an empty form
 * @param chosen the followers that the candidate has changed
 */
export function typedValues(
  values: EnrolmentValues,
  empty: EnrolmentValues,
  chosen: readonly Follower[],
): Partial<EnrolmentValues> {
  const [current, preset] = [currentValues(values), currentValues(empty)];
  const isTyped = (name: Follower) => {
    // A typed number needs its prefix.
    if (name === 'numerKierunkowy' && values.telefon !== '') return true;
    // A Pole who picks the preset value has chosen nothing; for a foreigner it is a choice, because another value may
    // be implied.
    return chosen.includes(name) && (values.obcokrajowiec || current[name] !== preset[name]);
  };
  const followers = FOLLOWERS.filter((name) => !isTyped(name));
  const untyped = withFollowers(empty, {
    ...preset,
    ...Object.fromEntries(followers.map((name) => [name, current[name]])),
  });
  const names = Object.keys(values) as (keyof EnrolmentValues)[];
  const isChanged = (name: keyof EnrolmentValues) =>
    !sameJson(values[name], untyped[name]) ||
    FOLLOWERS.some((follower) => follower.split('.')[0] === name && isTyped(follower));
  return Object.fromEntries(names.filter(isChanged).map((name) => [name, values[name]]));
}

function withFollowers(values: EnrolmentValues, followers: FollowerValues): EnrolmentValues {
  const { krajPochodzenia, 'adres.kraj': kraj, numerKierunkowy } = followers;
  return { ...values, krajPochodzenia, adres: { ...values.adres, kraj }, numerKierunkowy };
}
