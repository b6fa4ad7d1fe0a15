import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CONFORMANCE_USAGE, runConformanceCommand } from '../conformance/conformanceCommand';
import type { SiteConfig } from '../src/contract/siteConfig';
import { deleteOldApplications } from './applications/retention';
import { CATALOGUE_USAGE, runCatalogueCommand } from './catalogue/catalogueCommand';
import { type Command, command, UsageError, withUsage } from './commandLine';
import { counted } from './counted';
import { backupEmbedded, BackupError } from './database/backup';
import { databaseFile } from './database/embedded';
import type { RecruitmentDatabase } from './database/tables';
import { EnvironmentError, readEnvironment } from './environment';
import { loadPrerender } from './http/prerenderedPage';
import { isAddress, isNew, writeFirstScreen, writeSite } from './http/writeSite';
import { OFFICE_USAGE, runOfficeCommand } from './office/officeCommand';
import { OUTBOX_USAGE, runOutboxCommand } from './outbox/outboxCommand';
import { importPostcodes } from './postcodes/importPostcodes';
import { readReceiptKey } from './receipts/receiptKey';
import { openConfigured } from './serve';
import { readSiteConfig, withReceiptKey } from './siteConfiguration';

/** The project's directory: this file becomes a part of `build/server.js`. */
const ROOT = join(__dirname, '..');

/** The directory of the shell: npm changes to the project's directory and passes the original one in this variable. */
const SHELL_DIRECTORY = process.env['INIT_CWD'] ?? '';

/** The settings in the environment. */
export const settings = () => readEnvironment(process.env, ROOT);

/** What one command does with the database. */
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

/** The site configuration, with the public key of receipts. */
function siteConfig(): SiteConfig {
  const { configFile, receiptKey } = settings();
  return withReceiptKey(readSiteConfig(process.env, configFile), readReceiptKey(receiptKey));
}

/** Deletes without the safety checks of the server: whoever runs the command has checked the clock and the setting. */
async function runDeletion(): Promise<void> {
  const { keepDays } = settings();
  if (keepDays === 0) {
    throw new EnvironmentError(
      'APPLICATIONS_KEEP_DAYS must be set to the number of days after which applications are deleted.',
    );
  }
  await withApplications(async (database) => {
    const rows = await deleteOldApplications(database, keepDays, now());
    console.warn(
      `${counted(rows, 'application')} deleted, older than ${counted(keepDays, 'day')}.`,
    );
  });
}

const now = () => new Date();

const streams = { out: process.stdout, say: console.warn, directory: SHELL_DIRECTORY };

/** What the commands about applications and events work with. */
const officeTools = {
  ...streams,
  database: withApplications,
  receiptKeys: () => siteConfig().receiptKeys,
  now,
};

/** A command that takes the path of a file or folder. */
const onPath = (run: (path: string) => void | Promise<void>): Command<void> =>
  command({}, [1], ({ word }) => run(resolve(SHELL_DIRECTORY, word)));

interface NamedCommand {
  usage: string;
  run: Command<void>;
}

/** A command without commands of its own, by its name. */
function plain(name: string, words: string, run: Command<void>): Record<string, NamedCommand> {
  const usage = `Use: node build/server.js ${name} ${words}`.trim();
  return { [name]: { usage, run: withUsage(usage, run) } };
}

const COMMANDS: Readonly<Record<string, NamedCommand>> = {
  applications: { usage: OFFICE_USAGE, run: (words) => runOfficeCommand(words, officeTools) },
  ...plain(
    'backup',
    'FILE',
    onPath((file) => {
      const { databaseUrl, dataDirectory } = settings();
      // PostgreSQL has programs of its own (docs/hosting.md, "Backup and restore").
      if (databaseUrl !== null) throw new BackupError('PostgreSQL is backed up with pg_dump.');
      backupEmbedded(dataDirectory, file);
      console.warn(`Written to ${file}.`);
    }),
  ),
  catalogue: {
    usage: CATALOGUE_USAGE,
    run: (words) => {
      const config = readSiteConfig(process.env, settings().configFile);
      return runCatalogueCommand(words, { ...streams, config, database: withDatabase });
    },
  },
  conformance: {
    usage: CONFORMANCE_USAGE,
    // Checks a backend at an address; needs no settings of this one.
    run: async (words) => {
      process.exitCode = await runConformanceCommand(words, { ...streams, now });
    },
  },
  ...plain('delete-old-applications', '', command({}, [0], runDeletion)),
  ...plain(
    'import-postcodes',
    'FILE',
    onPath((file) =>
      withDatabase(async (database) => {
        const rows = await importPostcodes(database, file);
        console.warn(`${rows} postcodes and places imported from ${file}.`);
      }),
    ),
  ),
  outbox: { usage: OUTBOX_USAGE, run: (words) => runOutboxCommand(words, officeTools) },
  ...plain(
    'write-site',
    'FOLDER [--catalogue URL]',
    command({ catalogue: { type: 'string' } }, [1], async ({ word, options }) => {
      const folder = resolve(SHELL_DIRECTORY, word);
      const { siteDirectory, prerenderFile, port } = settings();
      const site = { siteDirectory, config: siteConfig() };
      const { catalogue } = options;
      if (catalogue === undefined || isNew(folder)) {
        writeSite(folder, { ...site, backend: `http://127.0.0.1:${port}` });
        console.warn(`Written to ${folder}: site, nginx.conf and Caddyfile.`);
      }
      if (catalogue === undefined) return;
      const from = isAddress(catalogue) ? catalogue : resolve(SHELL_DIRECTORY, catalogue);
      await writeFirstScreen(folder, from, { ...site, prerender: loadPrerender(prerenderFile) });
      console.warn(`Written to ${folder}: the first screen of ${catalogue}.`);
    }),
  ),
};

/** Runs the command of this name with the words that follow it. */
export async function runCommand([name = '', ...words]: readonly string[]): Promise<void> {
  const names = Object.keys(COMMANDS).join(', ');
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (name === '--help') console.warn(`Without a command the server starts. Commands: ${names}`);
  else if (found === undefined) {
    throw new UsageError(`There is no command "${name}". There are: ${names}`);
  } else if (words.includes('--help')) console.warn(found.usage);
  else await found.run(words);
}
