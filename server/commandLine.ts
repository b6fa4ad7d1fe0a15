import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Words with which there is no command; the message says why, or how the command is used. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<T extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T; allowPositionals: true }>
>;

/** What was typed after the name of a command. */
interface Given<T extends Options> {
  options: Parsed<T>['values'];
  /** All words in one: a reference number may be typed as two. */
  word: string;
}

/** A command that takes the rest of the words, and what it works with. */
export type Command<Context> = (words: readonly string[], context: Context) => Promise<void>;

/**
 * A command with these options.
 *
 * @param counts how many words it may take
 */
export function command<Context, const T extends Options>(
  options: T,
  counts: readonly number[],
  run: (given: Given<T>, context: Context) => void | Promise<void>,
): Command<Context> {
  return async (words, context) => {
    const parsed = (() => {
      try {
        return parseArgs({ args: [...words], options, allowPositionals: true });
      } catch (error) {
        throw new UsageError(error instanceof Error ? error.message : String(error));
      }
    })();
    const { positionals, values } = parsed;
    if (!counts.includes(positionals.length)) throw new UsageError();
    await run({ options: values, word: positionals.join(' ') }, context);
  };
}

/** The same command; where its words are wrong, the error ends with its usage. */
export function withUsage<Context>(usage: string, run: Command<Context>): Command<Context> {
  return async (words, context) => {
    try {
      await run(words, context);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      throw new UsageError(`${error.message}\n${usage}`.trim());
    }
  };
}

/**
 * Runs the command that the first word names.
 *
 * @param usage what the error says where there is no such command, or not with these words
 * @throws UsageError, and the errors of the command
 */
export function runSubcommand<Context>(
  commands: Readonly<Record<string, Command<Context>>>,
  usage: string,
  words: readonly string[],
  context: Context,
): Promise<void> {
  const named: Command<Context> = async ([name = '', ...rest]) => {
    const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (found === undefined) throw new UsageError();
    await found(rest, context);
  };
  return withUsage(usage, named)(words, context);
}
