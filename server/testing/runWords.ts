import { DEFAULT_SITE_CONFIG } from '../../src/contract/siteConfig';
import { catalogueCommands } from '../catalogue/catalogueCommand';
import { type CommandTools, createProgram } from '../commandLine';
import type { RecruitmentDatabase } from '../database/tables';
import { officeCommands } from '../office/officeCommand';
import { outboxCommands } from '../office/outboxCommand';
import { keptOutput } from './keptOutput';

/**
 * Runs a command as it is typed.
 *
 * @param place the database, and the directory of the shell
 * @param changes to what the command works with
 * @returns what it wrote and said
 * @throws CommanderError with what is wrong about the words, and the errors of the command
 */
export async function runWords(
  words: readonly string[],
  { database, directory }: { database: RecruitmentDatabase; directory: string },
  changes: Partial<CommandTools> = {},
): Promise<{ written: string; said: string[] }> {
  const { out, written } = keptOutput();
  const said: string[] = [];
  const tools: CommandTools = {
    database: (work) => work(database),
    out,
    // Like the console, it takes any number of words.
    say: (...given: readonly unknown[]) => void said.push(given.join(' ')),
    directory,
    config: () => DEFAULT_SITE_CONFIG,
    notifies: () => false,
    now: () => new Date(),
    ...changes,
  };
  const program = createProgram().configureOutput({ writeErr: () => undefined });
  officeCommands(program, tools);
  outboxCommands(program, tools);
  catalogueCommands(program, tools);
  await program.parseAsync(words, { from: 'user' });
  return { written: written(), said };
}
