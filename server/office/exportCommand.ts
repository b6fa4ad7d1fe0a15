import { type Command, Option } from '@commander-js/extra-typings';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import type { CommandTools } from '../commandLine';
import { counted } from '../counted';
import { record } from '../database/audit';
import type { RecruitmentDatabase } from '../database/tables';
import { writeNewFile } from '../newFile';
import { type Choice, officeApplications, officeRows } from '../rows/officeRows';
import { fitsSheet } from '../spreadsheet/writeSpreadsheet';
import { OFFER, SINCE } from './choiceOptions';
import { tableOf } from './columns';
import { countChosen } from './countChosen';
import { FORMATS } from './formats';

type Format = keyof typeof FORMATS;

interface Export extends Choice {
  format: Format;
  out?: string | undefined;
}

async function exportTo(
  database: RecruitmentDatabase,
  { format, out: file, ...choice }: Export,
  tools: CommandTools,
): Promise<void> {
  const all = await countChosen(database, choice);
  if (format === 'xlsx' && !fitsSheet(all)) {
    throw new Error(`${all} applications are too many for a sheet: use --format csv or --since.`);
  }
  await record(database, `export ${format}`, all);
  let rows = 0;
  const counting = async function* () {
    for await (const batch of officeRows(database, choice)) {
      rows += batch.length;
      yield batch;
    }
  };
  const write = (out: Writable) =>
    FORMATS[format](counting(), out, () => tableOf(officeApplications(database, choice)));
  if (file === undefined) await write(tools.out);
  else await writeNewFile(resolve(tools.directory, file), write);
  tools.say(`${counted(rows, 'application')} exported.`);
}

const FORMAT = new Option('--format <format>')
  .choices(Object.keys(FORMATS) as Format[])
  .makeOptionMandatory();

/** Adds `export`. */
export function exportCommand(office: Command, tools: CommandTools): void {
  office
    .command('export')
    .description('write the applications as a table or as JSON lines')
    .addOption(FORMAT)
    .addOption(SINCE)
    .addOption(OFFER)
    .option('--out <file>', 'a new file; without it the standard output')
    .action((options) => tools.database((opened) => exportTo(opened, options, tools)));
}
