import { SingleBar } from 'cli-progress';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { shownReference, typedReference } from '../../src/domain/referenceNumber';
import { command, runSubcommand, UsageError } from '../commandLine';
import { counted } from '../counted';
import { codeOf } from '../database/errors';
import { inTransaction } from '../database/inTransaction';
import type { RecruitmentDatabase } from '../database/tables';
import { audit } from './audit';
import { erasePerson } from './erasePerson';
import { FORMATS } from './formats';
import {
  applicationsById,
  type Choice,
  countApplications,
  findApplications,
  type OfficeRow,
  officeRows,
} from './officeRows';
import { fitsSheet } from './spreadsheet';
import { verifyCopy } from './verifyCopy';

export const OFFICE_USAGE = `Use: npm run applications -- COMMAND
  count  [--since DAY] [--offer ID]
  find   NUMBER|E-MAIL
  show   NUMBER
  export --format csv|xlsx|jsonl [--since DAY] [--offer ID] [--out FILE]
  erase  --person NUMBER|E-MAIL|ID
  verify FILE
DAY is 2026-09-01 or an instant such as 2026-09-01T10:00:00Z; ID is kierunekSpecjalnosc.id; without FILE the export is written
to the standard output; "verify" checks a downloaded copy of an application. Who exports, finds, shows or erases is recorded in the table "audit".`;

/** What the commands work with: where they write what they found, and what they say about it. */
export interface OfficeTools {
  /** Opens the database for `work`. */
  database: (work: (database: RecruitmentDatabase) => Promise<void>) => Promise<void>;
  /** Public keys of receipts, also earlier ones. */
  receiptKeys: () => readonly string[];
  out: Writable;
  say: (line: string) => void;
  /** Where the name of a file begins that is given without a directory. */
  directory: string;
}

async function byNumber(database: RecruitmentDatabase, typed: string): Promise<OfficeRow[]> {
  const reference = typedReference(typed);
  if (reference === null) throw new Error(`"${typed}" is no reference number.`);
  const rows = await findApplications(database, { reference });
  if (rows.length === 0) {
    throw new Error(`There is no application ${shownReference(reference)}.`);
  }
  return rows;
}

function summary({ reference, createdAt, flags, application }: OfficeRow): string {
  const { kandydat, wybranyNabor } = application;
  const { kierunek, wydzial } = wybranyNabor.kierunekSpecjalnosc;
  const person = `${kandydat.imie} ${kandydat.nazwisko}`;
  return [
    shownReference(reference),
    createdAt,
    person,
    kierunek.nazwa,
    wydzial.nazwa,
    flags.join(' '),
  ].join('\t');
}

const CHOICE = { since: { type: 'string' }, offer: { type: 'string' } } as const;

function choiceOf({ since, offer }: Choice): Choice {
  if (since === undefined) return { offer };
  const day = /^\d{4}-\d{2}-\d{2}(T.+)?$/.test(since) ? Date.parse(since) : NaN;
  if (Number.isNaN(day)) {
    throw new Error(`--since must be a day or an instant, and is "${since}".`);
  }
  return { since: new Date(day).toISOString(), offer };
}

function isFormat(name: string): name is keyof typeof FORMATS {
  return Object.hasOwn(FORMATS, name);
}

async function exportTo(
  database: RecruitmentDatabase,
  {
    format,
    choice,
    file,
  }: { format: keyof typeof FORMATS; choice: Choice; file: string | undefined },
  tools: OfficeTools,
): Promise<void> {
  const all = await countApplications(database, choice);
  if (format === 'xlsx' && !fitsSheet(all)) {
    throw new Error(`${all} applications are too many for a sheet: use --format csv or --since.`);
  }
  // Recorded before anything leaves, so that an export that is interrupted is recorded as well.
  await inTransaction(database, (transaction) => audit(transaction, `export ${format}`, all));
  const out = file === undefined ? tools.out : await newFile(resolve(tools.directory, file));
  // Only shown in a terminal.
  const bar = new SingleBar({});
  let rows = 0;
  const withProgress = async function* () {
    for await (const batch of officeRows(database, choice)) {
      rows += batch.length;
      bar.update(rows);
      yield batch;
    }
  };
  bar.start(all, 0);
  try {
    await FORMATS[format](withProgress(), out);
  } finally {
    bar.stop();
  }
  tools.say(`${counted(rows, 'application')} exported.`);
}

/**
 * A file that did not exist before, and that nobody else on this machine may read.
 *
 * @throws Error that names it where there is one, or no folder for it
 */
async function newFile(path: string): Promise<Writable> {
  try {
    return (await open(path, 'wx', 0o600)).createWriteStream();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') throw new Error(`${path}: this file exists already.`);
    if (code === 'ENOENT') throw new Error(`${path}: there is no such folder.`);
    throw error;
  }
}

/** Applications by a number, an e-mail address, or the id that `show` names. */
async function ofPerson(database: RecruitmentDatabase, typed: string): Promise<OfficeRow[]> {
  if (typed.includes('@')) return findApplications(database, { email: typed });
  return typedReference(typed) === null
    ? applicationsById(database, [typed])
    : byNumber(database, typed);
}

async function erase(database: RecruitmentDatabase, person: string): Promise<number> {
  const rows = await ofPerson(database, person);
  if (rows.length === 0) throw new Error(`There is no application ${person}.`);
  const erased = await erasePerson(
    database,
    rows.map(({ id }) => id),
  );
  if (erased !== null) return erased;
  // Two people may have the same number by chance, or one address.
  throw new Error('It belongs to several people: erase one by the id that "show" names.');
}

const COMMANDS = {
  count: command(CHOICE, [0], ({ options }, { database, out }: OfficeTools) => {
    const choice = choiceOf(options);
    return database(async (opened) => {
      out.write(`${await countApplications(opened, choice)}\n`);
    });
  }),
  find: command({}, [1, 2], ({ word }, { database, out, say }: OfficeTools) =>
    database(async (opened) => {
      const rows = word.includes('@')
        ? await findApplications(opened, { email: word })
        : await byNumber(opened, word);
      await inTransaction(opened, (transaction) => audit(transaction, 'find', rows.length));
      if (rows.length === 0) say('There is no such application.');
      for (const row of rows) out.write(`${summary(row)}\n`);
    }),
  ),
  show: command({}, [1, 2], ({ word }, { database, out }: OfficeTools) =>
    database(async (opened) => {
      const rows = await byNumber(opened, word);
      await inTransaction(opened, (transaction) => audit(transaction, 'show', rows.length));
      for (const row of rows) out.write(`${JSON.stringify(row, null, 2)}\n`);
    }),
  ),
  export: command(
    { ...CHOICE, format: { type: 'string' }, out: { type: 'string' } },
    [0],
    ({ options }, tools: OfficeTools) => {
      const { format = '', out: file } = options;
      if (!isFormat(format)) throw new Error('--format must be csv, xlsx or jsonl.');
      const choice = choiceOf(options);
      return tools.database((opened) => exportTo(opened, { format, choice, file }, tools));
    },
  ),
  erase: command(
    { person: { type: 'string' } },
    [0, 1],
    ({ options: { person }, word }, { database, say }: OfficeTools) => {
      if (person === undefined && word !== '') throw new UsageError();
      if (person === undefined) {
        throw new Error('--person must be a reference number, an e-mail address or an id.');
      }
      return database(async (opened) => {
        // A reference number is shown in two groups, and may be typed without quotes.
        const erased = await erase(opened, `${person} ${word}`.trim());
        say(`${counted(erased, 'application')} of one person erased.`);
      });
    },
  ),
  verify: command({}, [1], async ({ word }, { receiptKeys, directory, out }: OfficeTools) => {
    out.write(`${await verifyCopy(resolve(directory, word), receiptKeys())}\n`);
  }),
};

/**
 * Carries out a command of the admissions office (docs/office.md). Safe while servers run.
 *
 * @param words what was typed after `applications`
 * @throws Error with what was wrong about it
 */
export function runOfficeCommand(words: readonly string[], tools: OfficeTools): Promise<void> {
  return runSubcommand(COMMANDS, OFFICE_USAGE, words, tools);
}
