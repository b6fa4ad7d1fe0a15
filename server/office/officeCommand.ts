import type { Command } from '@commander-js/extra-typings';
import type { CommandTools } from '../commandLine';
import { correctionCommands } from './correctionCommands';
import { eraseCommand } from './eraseCommand';
import { exportCommand } from './exportCommand';
import { reportCommand } from './reportCommand';
import { searchCommands } from './searchCommands';
import { stateCommands } from './stateCommands';

/** Adds `applications`, the commands of the admissions office (docs/office.md). All are safe while servers run. */
export function officeCommands(program: Command, tools: CommandTools): void {
  const office = program
    .command('applications')
    .description(
      'find, export, review and erase applications; who does so is recorded in the table "audit"',
    );
  searchCommands(office, tools);
  exportCommand(office, tools);
  reportCommand(office, tools);
  eraseCommand(office, tools);
  stateCommands(office, tools);
  correctionCommands(office, tools);
}
