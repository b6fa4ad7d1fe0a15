import type { Writable } from 'node:stream';
import type { RecruitmentDatabase } from '../database/tables';

/** Describes what the commands work with: where they write what they found, and what they say about it. */
export interface OfficeTools {
  /** Opens the database for `work`. */
  database: (work: (database: RecruitmentDatabase) => Promise<void>) => Promise<void>;
  out: Writable;
  say: (line: string) => void;
  /** The directory of a file whose name is given without one. */
  directory: string;
}
