import { existsSync, statSync } from 'node:fs';
import type { Writable } from 'node:stream';
import type { SiteConfig } from '../../src/contract/siteConfig';
import type { RecruitmentDatabase } from '../database/tables';

/**
 * Describes what the command works with. `database` opens it for `work`: a folder is checked without one. A path begins
 * in `directory`.
 */
export interface CatalogueTools {
  directory: string;
  config: () => SiteConfig;
  database: (work: (database: RecruitmentDatabase) => Promise<void>) => Promise<void>;
  now: () => Date;
  out: Writable;
  say: (line: string) => void;
}

export const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();
