import * as v from 'valibot';
import type { Offer } from '../../src/contract/offer';
import { dayInPoland } from '../../src/domain/deadline';
import { sameJson } from '../../src/domain/sameJson';
import { placeKey } from '../database/places';
import type { RecruitmentDatabase } from '../database/tables';
import { type CachedResponse, createCachedJson } from '../http/cachedResponse';
import { catalogueSchema } from '../seed/load/seed';
import { readStoredSeed, readVersion } from '../seed/load/storedSeed';
import { Catalogue } from './catalogue';

/** The time that the catalogue is used before its version is checked again, in milliseconds. */
const MAX_AGE = 5000;

/**
 * Reads the whole catalogue.
 *
 * @throws Error where there is none, and valibot's error when the document does not fit its schema
 */
export async function readCatalogue(database: RecruitmentDatabase): Promise<Catalogue> {
  const { seed, version } = await readStoredSeed(database);
  return new Catalogue(v.parse(catalogueSchema, seed), version);
}

/** The keys of the offers without places, in order. */
async function readFull(database: RecruitmentDatabase): Promise<string[]> {
  const rows = await database
    .selectFrom('places')
    .select(['rekrutacja_id', 'kierunek_specjalnosc_id'])
    .whereRef('taken', '>=', 'total')
    .execute();
  return rows.map(placeKey).sort();
}

/** The offers that candidates may apply for, as long as they stay the same. */
export interface OpenOffers {
  list: readonly Offer[];
  /** As JSON, created the first time. */
  response: () => Promise<CachedResponse>;
}

/** The facts that determine the list of open offers. */
interface Moment {
  catalogue: Catalogue;
  /** "yyyy-MM-dd" in Poland. */
  day: string;
  full: ReadonlySet<string>;
}

function openOffers({ catalogue, day, full }: Moment): OpenOffers {
  const list = catalogue.openOffers(day, full);
  let response: Promise<CachedResponse> | null = null;
  return { list, response: () => (response ??= createCachedJson(list)) };
}

interface Parts {
  database: RecruitmentDatabase;
  /** Called with the error of a failed query. */
  onError: (error: unknown) => void;
  /** The time of day, which opens and closes offers. */
  now: () => Date;
  /** Milliseconds of a monotonic clock. */
  elapsed?: () => number;
}

/**
 * Caches the catalogue and the list of full offers in memory. Each check reads the list again, and the catalogue when
 * its version in the database has changed, for example because another server has stored a new seed. While the database
 * fails, the cached data stays in use.
 */
export class CatalogueSource {
  private readonly elapsed: () => number;
  private checkedAt: number;
  private checking: Promise<void> | null = null;
  private full: ReadonlySet<string> = new Set();
  private shown: { moment: Moment; offers: OpenOffers } | null = null;

  private constructor(
    private catalogue: Catalogue,
    private readonly parts: Parts,
  ) {
    this.elapsed = parts.elapsed ?? (() => performance.now());
    this.checkedAt = this.elapsed();
  }

  static async open(parts: Parts): Promise<CatalogueSource> {
    const catalogue = await readCatalogue(parts.database);
    const source = new CatalogueSource(catalogue, parts);
    source.full = new Set(await readFull(parts.database));
    return source;
  }

  /** The cached catalogue, without waiting. When a check is due, it runs in the background and affects later calls. */
  current(): Catalogue {
    void this.refreshWhenDue();
    return this.catalogue;
  }

  /** The offers that are open now and not full, without waiting: the same object as long as they are the same. */
  openOffers(): OpenOffers {
    const { full } = this;
    const moment = { catalogue: this.current(), day: dayInPoland(this.parts.now()), full };
    const { shown } = this;
    const isSame =
      shown !== null &&
      shown.moment.catalogue === moment.catalogue &&
      shown.moment.day === moment.day &&
      shown.moment.full === full;
    this.shown = isSame ? shown : { moment, offers: openOffers(moment) };
    return this.shown.offers;
  }

  /** The catalogue after a check that is due, for decisions that are stored. */
  async checked(): Promise<Catalogue> {
    await this.refreshWhenDue();
    return this.catalogue;
  }

  /** Checks at once, because an application has found its offer full. */
  async recheck(): Promise<void> {
    await this.checking;
    this.checking ??= this.check();
    await this.checking;
  }

  private async refreshWhenDue(): Promise<void> {
    if (this.checking === null && this.elapsed() - this.checkedAt >= MAX_AGE) {
      this.checking = this.check();
    }
    await this.checking;
  }

  private async check(): Promise<void> {
    const { database, onError } = this.parts;
    try {
      const version = await readVersion(database);
      if (version !== this.catalogue.version) {
        this.catalogue = await readCatalogue(database);
      }
      const full = await readFull(database);
      if (!sameJson(full, [...this.full])) this.full = new Set(full);
    } catch (error) {
      onError(error);
    }
    this.checkedAt = this.elapsed();
    this.checking = null;
  }
}
