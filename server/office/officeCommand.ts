import type { Command } from '@commander-js/extra-typings';
import { eraseCommand } from './eraseCommand';
import { exportCommand } from './exportCommand';
import type { OfficeTools } from './officeTools';
import { searchCommands } from './searchCommands';

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
