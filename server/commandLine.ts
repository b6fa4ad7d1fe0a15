import { Command } from '@commander-js/extra-typings';
import type { Writable } from 'node:stream';
import type { SiteConfig } from '../src/contract/siteConfig';
import type { RecruitmentDatabase } from './database/tables';

/** Describes what the commands work with. */
export interface CommandTools {
  /** Opens the database for `work`. */
  database: (work: (database: RecruitmentDatabase) => Promise<void>) => Promise<void>;
  /** Where they write what they found, and what they say about it. */
  out: Writable;
  say: (line: string) => void;
  /** The directory of a file whose name is given without one. */
  directory: string;
  config: () => SiteConfig;
  /** True when candidates get mails. */
  notifies: () => boolean;
  now: () => Date;
}

/**
 * The program to which each part adds its commands. Where the words are wrong, or ask for help, commander says so and
 * throws its `CommanderError`; it does not end the process.
 */
export function createProgram(): Command {
  return new Command('node build/server.js')
    .description('Without a command the server starts.')
    .exitOverride();
}
