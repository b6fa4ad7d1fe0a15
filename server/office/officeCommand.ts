import type { Command } from '@commander-js/extra-typings';
import { correctionCommands } from './correctionCommands';
import { eraseCommand } from './eraseCommand';
import { exportCommand } from './exportCommand';
import type { OfficeTools } from './officeTools';
import { reportCommand } from './reportCommand';
import { searchCommands } from './searchCommands';
import { type ReviewTools, stateCommands } from './stateCommands';

/**
 * Adds `applications`, the commands of the admissions office (docs/office.md). All are safe while servers run.
 *
 * @returns it, for further commands
 */
export function officeCommands(program: Command, tools: OfficeTools): Command {
  const office = program
    .command('applications')
    .description(
      'find, export, review and erase applications; who does so is recorded in the table "audit"',
    );
  searchCommands(office, tools);
  exportCommand(office, tools);
  reportCommand(office, tools);
  eraseCommand(office, tools);
  return office;
}

/** Adds what the office does with an application: its state, and the corrections that candidates ask for. */
export function reviewCommands(office: Command, tools: ReviewTools): void {
  stateCommands(office, tools);
  correctionCommands(office, tools);
}
