import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SiteConfig } from '../src/contract/siteConfig';
import { deleteOldApplications } from './applications/retention';
import { runConformanceCommand } from './conformance/conformanceCommand';
import { runCatalogueCommand } from './catalogue/catalogueCommand';
import { backupEmbedded, BackupError } from './database/backup';
import { databaseFile } from './database/embedded';
import type { RecruitmentDatabase } from './database/tables';
import { EnvironmentError, readEnvironment, type Settings } from './environment';
import { readArguments } from './office/officeArguments';
import { runOfficeCommand } from './office/officeCommand';
import { verifyCopy } from './office/verifyCopy';
import { importPostcodes } from './postcodes/importPostcodes';
import { runOutboxCommand } from './outbox/outboxCommand';
import { writeSite } from './http/writeSite';
import { readReceiptKey } from './receipts/receiptKey';
import { openConfigured, serve } from './serve';
import { readSiteConfig, withReceiptKey } from './siteConfiguration';
import { replayedScreen } from './support/replayedScreen';

/** The project's directory: this file is built to `build/server.js`. */
const ROOT = join(__dirname, '..');

/** How long a stopping server may take to answer pending requests, in milliseconds. */
const STOP_TIMEOUT = 30_000;

const USAGE =
  'Use: node build/server.js [replay FILE | write-site FOLDER | import-postcodes FILE | catalogue COMMAND | delete-old-applications | backup FILE | applications COMMAND | outbox COMMAND | conformance URL]';

/** The directory of the shell: npm changes to the project's directory and passes the original one in this variable. */
const SHELL_DIRECTORY = process.env['INIT_CWD'] ?? '';

/** Opens the database for one command, which may work on many rows. */
async function withDatabase(
  settings: Settings,
  command: (database: RecruitmentDatabase) => Promise<void>,
): Promise<void> {
  const { bulkDatabase, close } = await openConfigured(settings);
  try {
    await command(bulkDatabase);
  } finally {
    await close();
  }
}

/**
 * Opens the database of a server for one command about applications.
 *
 * @throws EnvironmentError where there is none: a new one would look like one without applications
 */
async function withApplications(
  settings: Settings,
  command: (database: RecruitmentDatabase) => Promise<void>,
): Promise<void> {
  const file = databaseFile(settings.dataDirectory);
  if (settings.databaseUrl === null && !existsSync(file)) {
    throw new EnvironmentError(
      `DATA_DIR: there is no ${file}. Set DATA_DIR or DATABASE_URL as for the server.`,
    );
  }
  await withDatabase(settings, command);
}

/** The site configuration, with the public key of receipts. */
function siteConfigOf({ configFile, receiptKey }: Settings): SiteConfig {
  return withReceiptKey(readSiteConfig(process.env, configFile), readReceiptKey(receiptKey));
}

function runWriteSite(settings: Settings, folder: string): void {
  const { siteDirectory, port } = settings;
  const config = siteConfigOf(settings);
  writeSite(folder, { siteDirectory, config, backend: `http://127.0.0.1:${port}` });
  console.warn(`Written to ${folder}: site, nginx.conf and Caddyfile.`);
}

async function runImport(settings: Settings, file: string): Promise<void> {
  await withDatabase(settings, async (database) => {
    const rows = await importPostcodes(database, file);
    console.warn(`${rows} postcodes and places imported from ${file}.`);
  });
}

/** Deletes without the safety checks of the server: whoever runs the command has checked the clock and the setting. */
async function runDeletion(settings: Settings): Promise<void> {
  const { keepDays } = settings;
  if (keepDays === 0) {
    throw new EnvironmentError(
      'APPLICATIONS_KEEP_DAYS must be set to the number of days after which applications are deleted.',
    );
  }
  await withApplications(settings, async (database) => {
    const rows = await deleteOldApplications(database, keepDays, new Date());
    console.warn(`${rows} applications deleted that were older than ${keepDays} days.`);
  });
}

/** Leaves PostgreSQL to its own programs (docs/hosting.md, "Backup and restore"). */
function runBackup({ databaseUrl, dataDirectory }: Settings, file: string): void {
  if (databaseUrl !== null) throw new BackupError('PostgreSQL is backed up with pg_dump.');
  backupEmbedded(dataDirectory, file);
  console.warn(`Written to ${file}.`);
}

/** Checks, loads, imports or exports the catalogue. */
async function runCatalogue(settings: Settings, words: readonly string[]): Promise<void> {
  const [command = '', ...paths] = words;
  await runCatalogueCommand([command, ...paths.map((path) => resolve(SHELL_DIRECTORY, path))], {
    config: readSiteConfig(process.env, settings.configFile),
    database: (work) => withDatabase(settings, work),
    say: console.warn,
  });
}

/** Exports, finds or erases applications for the admissions office; verifies a copy without the database. */
async function runOffice(settings: Settings, words: readonly string[]): Promise<void> {
  const { command, word } = readArguments(words);
  if (command === 'verify') {
    const { receiptKeys } = siteConfigOf(settings);
    process.stdout.write(`${await verifyCopy(resolve(SHELL_DIRECTORY, word), receiptKeys)}\n`);
    return;
  }
  await withApplications(settings, (database) =>
    runOfficeCommand(database, words, {
      out: process.stdout,
      say: console.warn,
      directory: SHELL_DIRECTORY,
      isWatched: process.stderr.isTTY,
    }),
  );
}

/** Lists, repeats or skips events of the outbox. */
async function runOutbox(settings: Settings, words: readonly string[]): Promise<void> {
  await withApplications(settings, (database) =>
    runOutboxCommand(database, words, new Date(), { out: process.stdout, say: console.warn }),
  );
}

/** @returns the address of the site */
async function runServer(settings: Settings): Promise<string> {
  const { app, address, stop } = await serve(settings, process.env);
  console.warn(`The site is at ${address}`);
  const drain = (signal: string) => {
    app.log.info(`${signal}: stopping`);
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
    stop().catch((err: unknown) => {
      app.log.error({ err }, 'stopping failed');
      process.exitCode = 1;
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, drain);
  return address;
}

/** Starts the server and prints the address of what the candidate saw who saved the file. */
async function runReplay(settings: Settings, file: string): Promise<void> {
  const screen = replayedScreen(file);
  console.warn(`Open ${await runServer(settings)}${screen}`);
}

/** Checks a backend at an address; needs no settings of this one. */
async function runConformance(words: readonly string[]): Promise<void> {
  process.exitCode = await runConformanceCommand(words, {
    out: process.stdout,
    say: console.error,
    directory: SHELL_DIRECTORY,
    now: () => new Date(),
  });
}

async function main(words: readonly string[]): Promise<void> {
  if (words[0] === 'conformance') {
    await runConformance(words.slice(1));
    return;
  }
  const settings = readEnvironment(process.env, ROOT);
  const [command, file] = words;
  if (command === undefined) await runServer(settings);
  else if (command === 'replay' && file !== undefined) {
    await runReplay(settings, resolve(SHELL_DIRECTORY, file));
  } else if (command === 'write-site' && file !== undefined) {
    runWriteSite(settings, resolve(SHELL_DIRECTORY, file));
  } else if (command === 'import-postcodes' && file !== undefined) {
    await runImport(settings, resolve(SHELL_DIRECTORY, file));
  } else if (command === 'backup' && file !== undefined) {
    runBackup(settings, resolve(SHELL_DIRECTORY, file));
  } else if (command === 'delete-old-applications' && file === undefined) {
    await runDeletion(settings);
  } else if (command === 'catalogue') {
    await runCatalogue(settings, words.slice(1));
  } else if (command === 'applications') {
    await runOffice(settings, words.slice(1));
  } else if (command === 'outbox') {
    await runOutbox(settings, words.slice(1));
  } else throw new EnvironmentError(USAGE);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
