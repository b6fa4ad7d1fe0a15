import type { Consent } from '../../src/contract/consent';
import type { DictionaryEntry, PhonePrefix } from '../../src/contract/dictionary';
import type { Offer } from '../../src/contract/offer';
import type { FormDefinition } from '../../src/contract/question';
import { DEFAULT_LANGUAGE } from '../../src/contract/languages';
import { offerKey } from '../../src/domain/steps';
import { createCachedJson, type CachedResponse } from '../http/cachedResponse';
import { ANY_LANGUAGE, groupScope, idScope } from '../seed/load/seedRows';

/** Lists by key, most often by language. */
export type Lists<TItem> = ReadonlyMap<string, readonly TItem[]>;

/** The content of the catalogue tables. `formDefinitions` is by scope, then by language. */
export interface CatalogueData {
  version: number;
  offers: readonly Offer[];
  formDefinitions: ReadonlyMap<string, Lists<FormDefinition>>;
  consents: Lists<Consent>;
  countries: Lists<DictionaryEntry>;
  citizenships: Lists<DictionaryEntry>;
  phonePrefixes: Lists<PhonePrefix>;
  completionTexts: ReadonlyMap<string, string>;
}

function inLanguage<TText>(texts: ReadonlyMap<string, TText>, lang: string): TText | undefined {
  return texts.get(lang) ?? texts.get(DEFAULT_LANGUAGE);
}

/**
 * One version of the catalogue in memory. Texts missing in a language come in the fallback language. Each response is
 * created once per version.
 */
export class Catalogue {
  private readonly byKey: ReadonlyMap<string, Offer>;
  private readonly bySpeciality: ReadonlyMap<string, Offer>;
  private readonly languages: ReadonlySet<string>;
  private readonly responses = new Map<string, CachedResponse | Promise<CachedResponse>>();

  constructor(private readonly data: CatalogueData) {
    this.byKey = new Map(data.offers.map((offer) => [offerKey(offer), offer]));
    this.bySpeciality = new Map(
      data.offers.map((offer) => [String(offer.kierunekSpecjalnosc.id), offer]),
    );
    const texts = [
      data.consents,
      data.countries,
      data.citizenships,
      data.phonePrefixes,
      data.completionTexts,
    ];
    this.languages = new Set(texts.flatMap((byLanguage) => [...byLanguage.keys()]));
  }

  get version(): number {
    return this.data.version;
  }

  get offers(): readonly Offer[] {
    return this.data.offers;
  }

  /** The stored offer with the same ids, or null. */
  sameOffer(offer: Offer): Offer | null {
    return this.byKey.get(offerKey(offer)) ?? null;
  }

  /** An offer of the `kierunekSpecjalnosc` with this id, or null. */
  offerOfSpeciality(id: string): Offer | null {
    return this.bySpeciality.get(id) ?? null;
  }

  /** Whether there is an offer of the `rekrutacja` with this id. */
  hasRecruitment(id: string): boolean {
    return this.data.offers.some((offer) => String(offer.rekrutacja.id) === id);
  }

  /** The extra questions of an offer: its own, else its group's in its language. */
  questions(offer: Offer): readonly FormDefinition[] {
    const { formDefinitions } = this.data;
    const own = formDefinitions.get(idScope(offer.kierunekSpecjalnosc.id))?.get(ANY_LANGUAGE);
    if (own !== undefined) return own;
    const group = formDefinitions.get(groupScope(offer.nabor.nazwaGrupy));
    return (group && inLanguage(group, offer.rekrutacja.lang)) ?? [];
  }

  consents(lang: string): readonly Consent[] {
    return inLanguage(this.data.consents, lang) ?? [];
  }

  countries(lang: string): readonly DictionaryEntry[] {
    return inLanguage(this.data.countries, lang) ?? [];
  }

  citizenships(lang: string): readonly DictionaryEntry[] {
    return inLanguage(this.data.citizenships, lang) ?? [];
  }

  phonePrefixes(lang: string): readonly PhonePrefix[] {
    return inLanguage(this.data.phonePrefixes, lang) ?? [];
  }

  /** HTML of the completion page. */
  completionText(lang: string): string {
    return inLanguage(this.data.completionTexts, lang) ?? '';
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
  response(name: string, content: () => unknown): CachedResponse | Promise<CachedResponse> {
    const known = this.responses.get(name);
    if (known !== undefined) return known;
    const created = createCachedJson(content());
    this.responses.set(name, created);
    void created.then((response) => this.responses.set(name, response));
    return created;
  }
}
