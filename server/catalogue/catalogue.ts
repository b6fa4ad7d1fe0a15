import type * as v from 'valibot';
import type { Consent } from '../../src/contract/consent';
import type { DictionaryEntry, PhonePrefix } from '../../src/contract/dictionary';
import { DEFAULT_LANGUAGE } from '../../src/contract/languages';
import type { Offer } from '../../src/contract/offer';
import type { FormDefinition } from '../../src/contract/question';
import { dayInPoland } from '../../src/domain/deadline';
import { offerKey } from '../../src/domain/steps';
import { placeKey, placeOf } from '../database/places';
import { type CachedResponse, createCachedJson } from '../http/cachedResponse';
import type { CatalogueOffer, catalogueSchema } from '../seed/load/seed';

type Content = v.InferOutput<typeof catalogueSchema>;

/**
 * The time after its last day in which an offer still accepts applications of candidates whose form was open, in
 * milliseconds.
 */
const GRACE = 10 * 60 * 1000;

type Dates = Pick<CatalogueOffer, 'od' | 'do'>;

/** Returns whether a day, "yyyy-MM-dd" in Poland, is one of the days of an offer. */
function isOpenOn({ od, do: last }: Dates, day: string): boolean {
  return (od === undefined || od <= day) && (last === undefined || day <= last);
}

/** Returns whether an application that arrives now is in time. */
function acceptsAt(offer: Dates, now: Date): boolean {
  const before = new Date(now.getTime() - GRACE);
  return [now, before].some((at) => isOpenOn(offer, dayInPoland(at)));
}

/** An empty list counts as none. */
function inLanguage<TItem>(
  lists: Readonly<Record<string, readonly TItem[]>>,
  lang: string,
): readonly TItem[] {
  const own = Object.hasOwn(lists, lang) ? (lists[lang] ?? []) : [];
  return own.length > 0 ? own : (lists[DEFAULT_LANGUAGE] ?? []);
}

/** An offer as candidates get it: with its last day, without its number of places. */
function shown({ rekrutacja, nabor, kierunekSpecjalnosc, do: terminDo }: CatalogueOffer): Offer {
  return {
    rekrutacja,
    nabor: terminDo === undefined ? nabor : { ...nabor, terminDo },
    kierunekSpecjalnosc,
  };
}

/**
 * One version of the catalogue in memory. Texts missing in a language come in the fallback language. Each response is
 * created once per version.
 */
export class Catalogue {
  /** All offers, open or not, as candidates get them. */
  readonly offers: readonly Offer[];
  private readonly byKey: ReadonlyMap<string, { offer: Offer; terms: CatalogueOffer }>;
  private readonly bySpeciality: ReadonlyMap<string, Offer>;
  private readonly languages: ReadonlySet<string>;
  private readonly responses = new Map<string, Promise<CachedResponse>>();

  constructor(
    private readonly data: Content,
    readonly version = 0,
  ) {
    const entries = data.offers.map((terms) => ({ offer: shown(terms), terms }));
    this.offers = entries.map(({ offer }) => offer);
    this.byKey = new Map(entries.map((entry) => [offerKey(entry.terms), entry]));
    this.bySpeciality = new Map(
      this.offers.map((offer) => [String(offer.kierunekSpecjalnosc.id), offer]),
    );
    const { consents, countries, citizenships, phonePrefixes, completionTexts } = data;
    const texts = [consents, countries, citizenships, phonePrefixes, completionTexts];
    this.languages = new Set(texts.flatMap((byLanguage) => Object.keys(byLanguage)));
  }

  /**
   * The offers that candidates may apply for.
   *
   * @param day "yyyy-MM-dd" in Poland
   * @param full keys (`placeKey`) of the offers without places
   */
  openOffers(day: string, full: ReadonlySet<string>): readonly Offer[] {
    const entries = [...this.byKey.values()];
    return entries
      .filter(({ terms }) => isOpenOn(terms, day) && !full.has(placeKey(placeOf(terms))))
      .map(({ offer }) => offer);
  }

  /** The stored offer with the same ids; null without one, or when it does not accept applications at this moment. */
  acceptedOffer(offer: Offer, now: Date): Offer | null {
    const entry = this.byKey.get(offerKey(offer));
    return entry !== undefined && acceptsAt(entry.terms, now) ? entry.offer : null;
  }

  /** An offer of the `kierunekSpecjalnosc` with this id, or null. */
  offerOfSpeciality(id: string): Offer | null {
    return this.bySpeciality.get(id) ?? null;
  }

  /** Returns whether there is an offer of the `rekrutacja` with this id. */
  hasRecruitment(id: string): boolean {
    return this.data.offers.some((offer) => String(offer.rekrutacja.id) === id);
  }

  /** The extra questions of an offer: its own, else its group's in its language. */
  questions(offer: Offer): readonly FormDefinition[] {
    const { byGroup, byId } = this.data.formDefinitions;
    const id = String(offer.kierunekSpecjalnosc.id);
    const own = Object.hasOwn(byId, id) ? byId[id] : undefined;
    if (own !== undefined && own.length > 0) return own;
    return inLanguage(byGroup[offer.nabor.nazwaGrupy] ?? {}, offer.rekrutacja.lang);
  }

  consents(lang: string): readonly Consent[] {
    return inLanguage(this.data.consents, lang);
  }

  countries(lang: string): readonly DictionaryEntry[] {
    return inLanguage(this.data.countries, lang);
  }

  citizenships(lang: string): readonly DictionaryEntry[] {
    return inLanguage(this.data.citizenships, lang);
  }

  phonePrefixes(lang: string): readonly PhonePrefix[] {
    return inLanguage(this.data.phonePrefixes, lang);
  }

  /** HTML of the completion page. */
  completionText(lang: string): string {
    const { completionTexts } = this.data;
    const own = Object.hasOwn(completionTexts, lang) ? completionTexts[lang] : undefined;
    return own ?? completionTexts[DEFAULT_LANGUAGE] ?? '';
  }

  /** The requested language if the catalogue has texts in it, else the fallback. */
  language(requested: unknown): string {
    return typeof requested === 'string' && this.languages.has(requested)
      ? requested
      : DEFAULT_LANGUAGE;
  }

  /**
   * The response called `name`, created from `content()` the first time.
   *
   * @param name must have a bounded number of values, as every response stays in memory
   */
  response(name: string, content: () => unknown): Promise<CachedResponse> {
    const response = this.responses.get(name) ?? createCachedJson(content());
    this.responses.set(name, response);
    return response;
  }
}
