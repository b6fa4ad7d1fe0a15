import type { RecruitmentDatabase } from '../database/tables';
import type { Catalogue } from './catalogue';
import { readCatalogue, readVersion } from './readCatalogue';

/** How long the catalogue is used before its version is looked at again, in milliseconds. */
const MAX_AGE = 5000;

/**
 * The current catalogue. It is read once and again when its version in the database has changed, as it does when
 * another server stores a new seed. While the database fails, what is there is used on.
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
   * @param now milliseconds of a clock that only goes forward
   */
  static async open(
    database: RecruitmentDatabase,
    onError: (error: unknown) => void,
    now: () => number = () => performance.now(),
  ): Promise<CatalogueSource> {
    return new CatalogueSource(await readCatalogue(database), database, onError, now);
  }

  /** What is there, at once. A look at the database that is due goes on behind, for the next to see. */
  current(): Catalogue {
    void this.refreshWhenDue();
    return this.catalogue;
  }

  /** What is there after the look at the database that is due, for a decision that is kept. */
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
