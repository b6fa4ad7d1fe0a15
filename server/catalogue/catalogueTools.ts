import { existsSync, statSync } from 'node:fs';
import type { Writable } from 'node:stream';
import type { SiteConfig } from '../../src/contract/siteConfig';
import type { RecruitmentDatabase } from '../database/tables';

/**
 * The tools of the command. `database` opens the database for `work`; checking a folder needs none. Relative paths
 * start in `directory`.
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
