import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { conformanceCommand } from '../conformance/conformanceCommand';
import type { SiteConfig } from '../src/contract/siteConfig';
import { countOldApplications, deleteOldApplications } from './applications/retention';
import { catalogueCommands } from './catalogue/catalogueCommand';
import { createProgram } from './commandLine';
import { counted } from './counted';
import { backupEmbedded } from './database/backup';
import { databaseFile } from './database/embedded';
import type { RecruitmentDatabase } from './database/tables';
import { truncateLogOrFail } from './database/truncateLog';
import { EnvironmentError, readEnvironment } from './environment';
import { loadPrerender } from './http/prerenderedPage';
import { isAddress, isNew, writeFirstScreen, writeSite } from './http/writeSite';
import { officeCommands } from './office/officeCommand';
import { outboxCommands } from './office/outboxCommand';
import { importPostcodes } from './postcodes/importPostcodes';
import { openConfigured } from './serve';
import { readSiteConfig } from './siteConfiguration';

/** The project's directory: this file becomes a part of `build/server.js`. */
const ROOT = join(__dirname, '..');

/** The directory of the shell: npm changes to the project's directory and passes the original one in this variable. */
const SHELL_DIRECTORY = process.env['INIT_CWD'] ?? '';

/** The settings in the environment. */
export const settings = () => readEnvironment(process.env, ROOT);

/** Describes what one command does with the database. */
type Work = (database: RecruitmentDatabase) => Promise<void>;

/** Opens the database for work on any number of rows. */
async function withDatabase(work: Work): Promise<void> {
  const { bulkDatabase, close } = await openConfigured(settings());
  try {
    await work(bulkDatabase);
  } finally {
    await close();
  }
}

/**
 * Opens the database of a server for work on applications.
 *
 * @throws EnvironmentError where there is none: a new one would look like one without applications
 */
async function withApplications(work: Work): Promise<void> {
  const { dataDirectory, databaseUrl } = settings();
  const file = databaseFile(dataDirectory);
  if (databaseUrl === null && !existsSync(file)) {
    throw new EnvironmentError(
      `DATA_DIR: there is no ${file}. Set DATA_DIR or DATABASE_URL as for the server.`,
    );
  }
  await withDatabase(work);
}

/** The site configuration. */
function siteConfig(): SiteConfig {
  return readSiteConfig(process.env, settings().configFile);
}

async function runDeletion({ yes }: { yes: boolean }): Promise<void> {
  const { keepDays } = settings();
  if (keepDays === 0) {
    throw new EnvironmentError(
      'APPLICATIONS_KEEP_DAYS must be set to the number of days after which applications are deleted.',
    );
  }
  await withApplications(async (database) => {
    if (!yes) {
      const { old, all } = await countOldApplications(database, keepDays, now());
      throw new Error(
        `Nothing was deleted yet. To delete ${old} of ${counted(all, 'application')}, older than ${counted(keepDays, 'day')}, repeat the command with --yes.`,
      );
    }
    const rows = await deleteOldApplications(database, { days: keepDays, force: true }, now());
    console.warn(
      `${counted(rows, 'application')} deleted, older than ${counted(keepDays, 'day')}.`,
    );
    await truncateLogOrFail(database);
  });
}

const now = () => new Date();

const tools = {
  database: withApplications,
  out: process.stdout,
  say: console.warn,
  directory: SHELL_DIRECTORY,
  config: siteConfig,
  notifies: () => settings().mail !== null,
  now,
};

const inShell = (path: string) => resolve(SHELL_DIRECTORY, path);

function backUp(file: string): void {
  const { databaseUrl, dataDirectory } = settings();
  // PostgreSQL has programs of its own (docs/hosting.md, "Backup and restore").
  if (databaseUrl !== null) throw new EnvironmentError('PostgreSQL is backed up with pg_dump.');
  backupEmbedded(dataDirectory, inShell(file));
  console.warn(`Written to ${inShell(file)}.`);
}

function runImport(file: string): Promise<void> {
  return withDatabase(async (database) => {
    const rows = await importPostcodes(database, inShell(file));
    console.warn(`${rows} postcodes and places imported from ${inShell(file)}.`);
  });
}

async function writeFiles(given: string, catalogue: string | undefined): Promise<void> {
  const folder = inShell(given);
  const { siteDirectory, prerenderFile } = settings();
  const site = { siteDirectory, config: siteConfig() };
  if (catalogue === undefined || isNew(folder)) {
    writeSite(folder, site);
    console.warn(`Written to ${folder}.`);
  }
  if (catalogue === undefined) return;
  const from = isAddress(catalogue) ? catalogue : inShell(catalogue);
  await writeFirstScreen(folder, from, { ...site, prerender: loadPrerender(prerenderFile) });
  console.warn(`The first screen of ${catalogue} was written to ${folder}.`);
}

/** Runs the command that the first word names with those that follow it. */
export async function runCommand(words: readonly string[]): Promise<void> {
  const program = createProgram();
  officeCommands(program, tools);
  outboxCommands(program, tools);
  catalogueCommands(program, { ...tools, database: withDatabase });
  // Checks a backend at an address; needs no settings of this one.
  conformanceCommand(program, { ...tools, ended: (code) => (process.exitCode = code) });
  program
    .command('backup')
    .description('write the embedded database into a new file, also while a server is running')
    .argument('<file>')
    .action(backUp);
  program
    .command('delete-old-applications')
    .description('delete applications older than APPLICATIONS_KEEP_DAYS; without --yes only count')
    .option('--yes', 'do what the command says without it', false)
    .action(runDeletion);
  program
    .command('import-postcodes')
    .description('replace the imported postcodes by those of a file of GeoNames')
    .argument('<file>')
    .action(runImport);
  program
    .command('write-site')
    .description('write the site for any web server')
    .argument('<folder>')
    .option('--catalogue <url>', 'also the first screen, of a catalogue at an address or in a file')
    .action((folder, { catalogue }) => writeFiles(folder, catalogue));
  await program.parseAsync(words, { from: 'user' });
}
