import { PRIMARY_LANGUAGES } from '../contract/languages';
import type { Flow, Offer } from '../contract/offer';
import { chooseAt } from './choices';
import { fold } from './collation';
import { LINK_KEYS, type LinkPart } from './deepLink';
import { languagesOf, offersIn } from './languages';
import { offerValue } from './offerValues';
import { EMPTY_SELECTION, hasChoice, type Selection } from './selection';
import type { StepName } from './stepOrder';
import { chosenOffer, firstOpenStep, offerKey, offersOfOption, steps } from './steps';

/** The parts that a deep link names; the value of `offer` is an `offerKey` or only `kierunekSpecjalnosc.id`. */
type LinkValues = Readonly<Partial<Record<LinkPart, string>>>;

/** Stands for "no specialisation": an empty value counts as not named. */
const NO_SPECIALISATION = '-';

const PARTS = Object.keys(LINK_KEYS) as LinkPart[];

/** `selection`: empty when nothing matches; `unknown`: the named parts that match no offer beside the others. */
export interface Preselection {
  language: string;
  selection: Selection;
  unknown: readonly LinkPart[];
}

/** The parts that a query names; empty values count as not named. */
function linkValues(search: string): LinkValues {
  const given = new URLSearchParams(search);
  const named = PARTS.flatMap((part) => {
    const value = given.get(LINK_KEYS[part])?.trim() ?? '';
    return value === '' ? [] : [[part, value]];
  });
  return Object.fromEntries(named) as LinkValues;
}

/** The query of a deep link, with its question mark; "" when it names nothing. */
export function linkQuery(values: LinkValues): string {
  const query = new URLSearchParams();
  for (const part of PARTS) {
    const value = values[part];
    if (value !== undefined) query.set(LINK_KEYS[part], value);
  }
  return withQuestionMark(query);
}

function withQuestionMark(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** A query without the keys of deep links, "" or with its question mark. */
export function withoutLink(search: string): string {
  const query = new URLSearchParams(search);
  for (const key of Object.values(LINK_KEYS)) query.delete(key);
  return withQuestionMark(query);
}

/** The value of an offer as a link names it. */
export function linkValue(offer: Offer, part: LinkPart): string {
  if (part === 'language') return offer.rekrutacja.lang;
  if (part === 'offer') return offerKey(offer);
  return offerValue(offer, part) || NO_SPECIALISATION;
}

/** A name as links compare it: case, diacritics and white space do not count. */
export function comparable(text: string): string {
  return fold(text).replace(/\s/g, '');
}

function offersNamed(offers: readonly Offer[], part: LinkPart, value: string): readonly Offer[] {
  const sought = comparable(value);
  return offers.filter(
    (offer) =>
      comparable(linkValue(offer, part)) === sought ||
      (part === 'offer' && comparable(String(offer.kierunekSpecjalnosc.id)) === sought),
  );
}

/** `offers`: all in the language; `matching`: those that match the link. */
interface Match {
  language: string;
  offers: readonly Offer[];
  matching: readonly Offer[];
  unknown: readonly LinkPart[];
}

/** Matches part by part; a part that no offer has is skipped. A known offer decides everything. */
function matchIn(language: string, all: readonly Offer[], values: LinkValues): Match {
  const offers = offersIn(all, language);
  const unknown: LinkPart[] = [];
  let matching: readonly Offer[] = offers;
  for (const part of PARTS) {
    const value = values[part];
    if (value === undefined) continue;
    const named = offersNamed(matching, part, value);
    if (named.length === 0) unknown.push(part);
    else matching = named;
    if (part === 'offer' && named.length > 0) break;
  }
  return { language, offers, matching, unknown };
}

/** The value that all offers share at a step, or their flow; null when they differ. */
function sharedValue(offers: readonly Offer[], name: 'flow' | StepName): string | null {
  const [value, ...others] = new Set(offers.map((offer) => offerValue(offer, name)));
  return others.length === 0 ? (value ?? null) : null;
}

/** Chooses what all matching offers share, up to the first step where they differ or the named value is unknown. */
function chooseShared(match: Match, selection: Selection): Selection {
  const open = firstOpenStep(steps(match.offers, selection));
  if (open === null || match.unknown.includes(open.name)) return selection;
  const value = sharedValue(match.matching, open.name);
  if (value === null) return selection;
  const chosen = offersOfOption(open, value);
  return chooseShared(match, chooseAt(selection, open.number, chosen));
}

/** Without a direction, only a named group is a choice. */
function selectionOf(match: Match, matched: readonly LinkPart[]): Selection {
  const flow = sharedValue(match.matching, 'flow') as Flow | null;
  if (matched.length === 0) return EMPTY_SELECTION;
  const selection = chooseShared(match, { ...EMPTY_SELECTION, flow });
  if (!hasChoice(selection) && !matched.includes('flow')) return EMPTY_SELECTION;
  const [only, ...others] = match.matching;
  // The link names one of several programmes with the same values.
  const picks = others.length === 0 && chosenOffer(match.offers, selection) === null;
  return only !== undefined && picks ? { ...selection, picked: offerKey(only) } : selection;
}

/** The languages to look in: the named one, else all, the current one first. */
function languagesFor(offers: readonly Offer[], values: LinkValues, current: string): string[] {
  const offered = languagesOf(offers);
  const sought = comparable(values.language ?? '');
  const named = offered.filter((language) => comparable(language) === sought);
  if (named.length > 0) return named;
  const inOrder = new Set([current, ...PRIMARY_LANGUAGES, ...offered]);
  return [...inOrder].filter((language) => offered.includes(language));
}

/**
 * Matches the query of a deep link with all offers, in the language in which most of it matches, `current` before
 * others (docs/configuration.md).
 */
export function matchDeepLink(
  offers: readonly Offer[],
  search: string,
  current: string,
): Preselection {
  const values = linkValues(search);
  const named = PARTS.filter((part) => values[part] !== undefined);
  const [best] = languagesFor(offers, values, current)
    .map((language) => matchIn(language, offers, values))
    .sort((one, other) => one.unknown.length - other.unknown.length);
  if (best === undefined) return { language: current, selection: EMPTY_SELECTION, unknown: named };
  const { language, unknown } = best;
  const matched = named.filter((part) => part !== 'language' && !unknown.includes(part));
  return { language, selection: selectionOf(best, matched), unknown };
}
