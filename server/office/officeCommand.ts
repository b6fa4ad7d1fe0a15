import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { SingleBar } from 'cli-progress';
import { shownReference, typedReference } from '../../src/domain/referenceNumber';
import type { RecruitmentDatabase } from '../database/tables';
import { audit } from './audit';
import { erasePerson } from './erasePerson';
import { FORMATS } from './formats';
import { choiceOf, OfficeError, readArguments, type Options } from './officeArguments';
import { countApplications, findApplications, officeRows, type OfficeRow } from './officeRows';
import { MAX_SHEET_ROWS } from './spreadsheet';

/** Where a command writes: what it found, and what it says about it. */
export interface Streams {
  out: Writable;
  say: (line: string) => void;
  /** Where the name of a file begins that is given without a directory. */
  directory: string;
  /** Whether somebody watches: then long work shows its progress. */
  isWatched: boolean;
}

async function byNumber(database: RecruitmentDatabase, typed: string): Promise<OfficeRow[]> {
  const reference = typedReference(typed);
  if (reference === null) throw new OfficeError(`"${typed}" is no reference number.`);
  const rows = await findApplications(database, { reference });
  if (rows.length === 0) {
    throw new OfficeError(`There is no application ${shownReference(reference)}.`);
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

async function exportTo(
  database: RecruitmentDatabase,
  options: Options,
  streams: Streams,
): Promise<void> {
  const { format = '', out } = options;
  if (format !== 'csv' && format !== 'xlsx' && format !== 'jsonl') {
    throw new OfficeError('--format must be csv, xlsx or jsonl.');
  }
  const choice = choiceOf(options);
  const all = await countApplications(database, choice);
  if (format === 'xlsx' && all >= MAX_SHEET_ROWS) {
    throw new OfficeError(
      `${all} applications are too many for a sheet: use --format csv or --since.`,
    );
  }
  // Recorded before anything leaves, so that an export that is interrupted is recorded as well.
  await audit(database, `export ${format}`, all);
  const bar = streams.isWatched ? new SingleBar({}) : null;
  let rows = 0;
  const counted = async function* () {
    for await (const batch of officeRows(database, choice)) {
      rows += batch.length;
      bar?.update(rows);
      yield batch;
    }
  };
  bar?.start(all, 0);
  try {
    await FORMATS[format](counted(), out === undefined ? streams.out : newFile(streams, out));
  } finally {
    bar?.stop();
  }
  streams.say(`${rows} applications exported.`);
}

/** A file that did not exist before, and that nobody else on this machine may read. */
function newFile({ directory }: Streams, name: string): Writable {
  return createWriteStream(resolve(directory, name), { flags: 'wx', mode: 0o600 });
}

async function erase(
  database: RecruitmentDatabase,
  { person }: Options,
  { say }: Streams,
): Promise<void> {
  if (person === undefined) throw new OfficeError('--person must be a reference number.');
  const rows = await byNumber(database, person);
  const erased = await erasePerson(
    database,
    rows.map(({ id }) => id),
  );
  // Two people may have the same number by chance.
  if (erased === null) {
    throw new OfficeError('The number belongs to several people: name another of theirs.');
  }
  say(`${erased} applications of one person erased.`);
}

/**
 * Carries out a command of the admissions office (docs/office.md). Safe while servers run.
 *
 * @param given what was typed after `applications`
 * @throws OfficeError with what was wrong about it
 */
export async function runOfficeCommand(
  database: RecruitmentDatabase,
  given: readonly string[],
  streams: Streams,
): Promise<void> {
  const { command, word, options } = readArguments(given);
  const { out, say } = streams;
  if (command === 'export') return exportTo(database, options, streams);
  if (command === 'erase') return erase(database, options, streams);
  if (command === 'count') {
    out.write(`${await countApplications(database, choiceOf(options))}\n`);
    return;
  }
  const rows =
    command === 'find' && word.includes('@')
      ? await findApplications(database, { email: word })
      : await byNumber(database, word);
  await audit(database, command, rows.length);
  if (rows.length === 0) say('There is no such application.');
  for (const row of rows) {
    out.write(command === 'find' ? `${summary(row)}\n` : `${JSON.stringify(row, null, 2)}\n`);
  }
}
