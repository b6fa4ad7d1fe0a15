import * as v from 'valibot';
import type { RecruitmentDatabase } from '../database/tables';
import { catalogueSchema } from '../seed/load/seed';
import { readStoredSeed, readVersion } from '../seed/load/storedSeed';
import { Catalogue } from './catalogue';

/** How long the catalogue is used before its version is checked again, in milliseconds. */
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

/**
 * Caches the catalogue in memory. Reads it again when its version in the database has changed, for example because
 * another server has stored a new seed. While the database fails, the cached catalogue stays in use.
 */
export class CatalogueSource {
  private checkedAt: number;
  private checking: Promise<void> | null = null;

  private constructor(
    private catalogue: Catalogue,
    private readonly database: RecruitmentDatabase,
    private readonly onError: (error: unknown) => void,
    private readonly now: () => number,
  ) {
    this.checkedAt = now();
  }

  /**
   * @param onError called with the error of a failed query
   * @param now milliseconds of a monotonic clock
   */
  static async open(
    database: RecruitmentDatabase,
    onError: (error: unknown) => void,
    now: () => number = () => performance.now(),
  ): Promise<CatalogueSource> {
    return new CatalogueSource(await readCatalogue(database), database, onError, now);
  }

  /** The cached catalogue, without waiting. When a check is due, it runs in the background and affects later calls. */
  current(): Catalogue {
    void this.refreshWhenDue();
    return this.catalogue;
  }

  /** The catalogue after a check that is due, for decisions that are stored. */
  async checked(): Promise<Catalogue> {
    await this.refreshWhenDue();
    return this.catalogue;
  }

  private async refreshWhenDue(): Promise<void> {
    if (this.checking === null && this.now() - this.checkedAt >= MAX_AGE) {
      this.checking = this.check();
    }
    await this.checking;
  }

  private async check(): Promise<void> {
    try {
      const version = await readVersion(this.database);
      if (version !== this.catalogue.version) this.catalogue = await readCatalogue(this.database);
    } catch (error) {
      this.onError(error);
    }
    this.checkedAt = this.now();
    this.checking = null;
  }
}
