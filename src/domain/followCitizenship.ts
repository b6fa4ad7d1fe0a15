import type { DictionaryEntry, PhonePrefix } from '../contract/dictionary';
import type { EnrolmentValues } from './enrolmentValues';

/** The values that follow the citizenship until the candidate changes them. */
export interface Followers {
  krajPochodzenia: string;
  /** The country of the residence. */
  krajZamieszkania: string;
  numerKierunkowy: string;
}

type FollowerName = keyof Followers;

/** The value that each field was given automatically; null once the candidate has changed it. */
export type GivenAnswers = Readonly<Record<FollowerName, string | null>>;

/**
 * What the values are derived from.
 *
 * - `poland`: the configured `wartosc` of Poland
 * - `presetPrefix`: the prefix of an untouched form; "" for none
 */
export interface FollowContext {
  poland: string;
  presetPrefix: string;
  countries: readonly DictionaryEntry[];
  prefixes: readonly PhonePrefix[];
}

const NAMES = ['krajPochodzenia', 'krajZamieszkania', 'numerKierunkowy'] as const;

function answersIn({ krajPochodzenia, adres, numerKierunkowy }: EnrolmentValues): Followers {
  return { krajPochodzenia, krajZamieszkania: adres.kraj, numerKierunkowy };
}

/** The `wartosc` of the citizenship; "" until a foreigner has chosen one. */
function citizenshipOf(values: EnrolmentValues, poland: string): string {
  return values.obcokrajowiec ? values.obywatelstwo : poland;
}

/** A typed address belongs to its country, and a typed number to its prefix. */
function hasTypedBeside(name: FollowerName, { adres, telefon }: EnrolmentValues): boolean {
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
 * untouched form. Nothing follows before the countries are loaded, and no prefix before the prefixes are.
 */
function answersOf(citizenship: string, context: FollowContext): Partial<Followers> {
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
 * The automatic values of a form, new or restored from a draft. Next to a restored foreign citizenship a derived prefix
 * looks like a chosen one: it counts as chosen.
 */
export function givenAtFirst(
  values: EnrolmentValues,
  { poland, presetPrefix }: Pick<FollowContext, 'poland' | 'presetPrefix'>,
): GivenAnswers {
  const citizenship = citizenshipOf(values, poland);
  const isForeign = citizenship !== '' && citizenship !== poland;
  const preset: Followers = {
    krajPochodzenia: citizenship,
    krajZamieszkania: isForeign ? citizenship : poland,
    numerKierunkowy: isForeign ? '' : presetPrefix,
  };
  return untouchedOf(preset, values);
}

/** The automatic values without those that the candidate has changed. */
function untouchedOf(given: GivenAnswers, values: EnrolmentValues): GivenAnswers {
  const answers = answersIn(values);
  const untouched = (name: FollowerName) =>
    given[name] === answers[name] && !hasTypedBeside(name, values) ? given[name] : null;
  return {
    krajPochodzenia: untouched('krajPochodzenia'),
    krajZamieszkania: untouched('krajZamieszkania'),
    numerKierunkowy: untouched('numerKierunkowy'),
  };
}

/** The automatic values for the current form values; a field that was changed once belongs to the candidate. */
export function givenNow(
  given: GivenAnswers,
  values: EnrolmentValues,
  context: FollowContext,
): GivenAnswers {
  const untouched = untouchedOf(given, values);
  const answers = answersOf(citizenshipOf(values, context.poland), context);
  const next = (name: FollowerName) =>
    untouched[name] === null ? null : (answers[name] ?? untouched[name]);
  return {
    krajPochodzenia: next('krajPochodzenia'),
    krajZamieszkania: next('krajZamieszkania'),
    numerKierunkowy: next('numerKierunkowy'),
  };
}

/** The values with the automatic ones applied; the same object when nothing changes. */
export function withGiven(values: EnrolmentValues, given: GivenAnswers): EnrolmentValues {
  const answers = answersIn(values);
  if (NAMES.every((name) => given[name] === null || given[name] === answers[name])) return values;
  return {
    ...values,
    krajPochodzenia: given.krajPochodzenia ?? answers.krajPochodzenia,
    adres: { ...values.adres, kraj: given.krajZamieszkania ?? answers.krajZamieszkania },
    numerKierunkowy: given.numerKierunkowy ?? answers.numerKierunkowy,
  };
}
