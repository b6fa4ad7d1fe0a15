import type { Command } from '@commander-js/extra-typings';
import { createProgram } from '../commandLine';

/**
 * Runs a command as it is typed.
 *
 * @param declare adds the commands
 * @throws CommanderError with what is wrong about the words, and the errors of the command
 */
export async function runWords(
  words: readonly string[],
  declare: (program: Command) => void,
): Promise<void> {
  const program = createProgram().configureOutput({ writeErr: () => undefined });
  declare(program);
  await program.parseAsync(words, { from: 'user' });
}
