import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Choice } from './officeRows';

const OFFICE_USAGE = `Use: npm run applications -- COMMAND
  count  [--since DAY] [--offer ID]
  find   NUMBER|E-MAIL
  show   NUMBER
  export --format csv|xlsx|jsonl [--since DAY] [--offer ID] [--out FILE]
  erase  --person NUMBER
  verify FILE
DAY is 2026-09-01 or an instant such as 2026-09-01T10:00:00Z; ID is kierunekSpecjalnosc.id; without FILE the export is written
to the standard output; "verify" checks a downloaded copy of an application. Who exports, finds, shows or erases is recorded in the table "audit".`;

/** A command that cannot be carried out as it was typed; the message says why. */
export class OfficeError extends Error {}

const OPTIONS = {
  since: { type: 'string' },
  offer: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  person: { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

/** The options that each command knows, and how many words may follow its name: a number may be typed as two. */
const COMMANDS: Readonly<
  Record<string, { options: readonly (keyof typeof OPTIONS)[]; words: readonly number[] }>
> = {
  count: { options: ['since', 'offer'], words: [0] },
  find: { options: [], words: [1, 2] },
  show: { options: [], words: [1, 2] },
  export: { options: ['format', 'since', 'offer', 'out'], words: [0] },
  erase: { options: ['person'], words: [0, 1] },
  verify: { options: [], words: [1] },
};

export type Options = Partial<Record<keyof typeof OPTIONS, string>>;

/** @throws OfficeError */
export function readArguments(given: readonly string[]): {
  command: string;
  word: string;
  options: Options;
} {
  const { positionals, values } = (() => {
    try {
      return parseArgs({ args: [...given], options: OPTIONS, allowPositionals: true });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new OfficeError(`${reason}\n${OFFICE_USAGE}`);
    }
  })();
  const [command = '', ...words] = positionals;
  const known = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (known === undefined || !known.words.includes(words.length)) {
    throw new OfficeError(OFFICE_USAGE);
  }
  for (const name of Object.keys(values) as (keyof Options)[]) {
    if (!known.options.includes(name)) throw new OfficeError(`"${command}" has no --${name}.`);
  }
  const word = words.join(' ');
  // A reference number is shown in two groups, and may be typed without quotes.
  if (values.person !== undefined) values.person = `${values.person} ${word}`.trim();
  else if (command === 'erase' && word !== '') throw new OfficeError(OFFICE_USAGE);
  return { command, word, options: values };
}

/** @throws OfficeError */
export function choiceOf({ since, offer }: Options): Choice {
  if (since === undefined) return { offer };
  const day = /^\d{4}-\d{2}-\d{2}(T.+)?$/.test(since) ? Date.parse(since) : NaN;
  if (Number.isNaN(day)) {
    throw new OfficeError(`--since must be a day or an instant, and is "${since}".`);
  }
  return { since: new Date(day).toISOString(), offer };
}
