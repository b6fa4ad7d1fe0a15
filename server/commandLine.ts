import { Command } from '@commander-js/extra-typings';

/**
 * The program to which each part adds its commands. Where the words are wrong, or ask for help, commander says so and
 * throws its `CommanderError`; it does not end the process.
 */
export function createProgram(): Command {
  return new Command('node build/server.js')
    .description('Without a command the server starts.')
    .exitOverride();
}
