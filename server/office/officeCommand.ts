import type { Command } from '@commander-js/extra-typings';
import type { Writable } from 'node:stream';
import type { RecruitmentDatabase } from '../database/tables';
import { eraseCommand } from './eraseCommand';
import { exportCommand } from './exportCommand';
import { searchCommands } from './searchCommands';

/** What the commands work with: where they write what they found, and what they say about it. */
export interface OfficeTools {
  /** Opens the database for `work`. */
  database: (work: (database: RecruitmentDatabase) => Promise<void>) => Promise<void>;
  out: Writable;
  say: (line: string) => void;
  /** Where the name of a file begins that is given without a directory. */
  directory: string;
}

/** Adds `applications`, the commands of the admissions office (docs/office.md). All are safe while servers run. */
export function officeCommands(program: Command, tools: OfficeTools): void {
  const office = program
    .command('applications')
    .description(
      'find, export and erase applications; who does so is recorded in the table "audit"',
    );
  searchCommands(office, tools);
  exportCommand(office, tools);
  eraseCommand(office, tools);
}
