import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { Catalogue } from './catalogue/catalogue';
import { postgresClock } from './database/clock';
import { databaseFile } from './database/embedded';
import { codeOf, messageOf } from './database/errors';
import { openDatabase, openForBulkWork } from './database/openDatabase';
import type { RecruitmentDatabase } from './database/tables';
import { EnvironmentError, type Settings } from './environment';
import { readableLog } from './http/logging';
import { loadPrerender } from './http/prerenderedPage';
import { didYouMean } from './nearName';
import { readSeedFiles } from './seed/load/seedFiles';
import { storeFirstSeed } from './seed/load/storeSeed';
import { checkPoland, readServedConfig, unknownSettings } from './siteConfiguration';

/**
 * A running server. `address` is that of the site in a browser on this machine. `stop` answers pending requests, closes
 * the database and may be called again.
 */
export interface RunningServer {
  app: FastifyInstance;
  address: string;
  stop: () => Promise<void>;
}

/** An open database, also for work on many rows (`openForBulkWork`). `close` may be called again. */
interface ConfiguredDatabase {
  database: RecruitmentDatabase;
  bulkDatabase: RecruitmentDatabase;
  close: () => Promise<void>;
}

const OWNED = 'the user that runs this must own the directory and its files';

/**
 * Opens the configured database.
 *
 * @throws EnvironmentError that names the variable, never its value, which may contain a password
 */
export async function openConfigured(settings: Settings): Promise<ConfiguredDatabase> {
  const { databaseUrl: url, dataDirectory: directory } = settings;
  try {
    const database = await openDatabase({ url, directory });
    const bulkDatabase = openForBulkWork(database, url);
    const close = async () => {
      await bulkDatabase.destroy();
      await database.destroy();
    };
    return { database, bulkDatabase, close };
  } catch (cause) {
    const variable = url === null ? 'DATA_DIR' : 'DATABASE_URL';
    const isForbidden = /^(EACCES|EPERM|EROFS|SQLITE_READONLY.*)$/.test(codeOf(cause) ?? '');
    const remedy = url === null && isForbidden ? `; ${OWNED}` : '';
    const message = `${variable}: the database cannot be opened: ${messageOf(cause)}${remedy}`;
    throw new EnvironmentError(message, { cause });
  }
}

/**
 * Listens on the configured address.
 *
 * @throws EnvironmentError when the address is taken or cannot be used
 */
async function listen(app: FastifyInstance, { port, host }: Settings): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (cause) {
    const notThere = `HOST: ${host} is not an address of this machine.`;
    const reasons: Readonly<Record<string, string>> = {
      EADDRINUSE: `PORT: ${port} is taken; set another one, as in PORT=3001.`,
      EACCES: `PORT: ${port} needs more rights; set one above 1023.`,
      EADDRNOTAVAIL: notThere,
      ENOTFOUND: notThere,
    };
    const reason = reasons[codeOf(cause) ?? ''];
    if (reason !== undefined) throw new EnvironmentError(reason, { cause });
    throw cause;
  }
}

/**
 * The address of the site in a browser on this machine.
 *
 * @param host may have a zone, as in "fe80::1%eth0", which an address cannot have
 * @param listening the origin where the server listens
 */
export function siteAddress(host: string, listening: string, basePath: string): string {
  const isAny = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host.replace(/%.*/, '')}]` : host;
  const [port = ''] = /:\d+$/.exec(listening) ?? [];
  return new URL(basePath, `http://${isAny ? 'localhost' : name}${port}`).href;
}

/** The file of the embedded database, or the server and name of a PostgreSQL; never its password. */
function databaseName({ databaseUrl, dataDirectory }: Settings): string {
  if (databaseUrl === null) return databaseFile(dataDirectory);
  const { host, pathname } = new URL(databaseUrl.replace('@/', '@localhost/'));
  return `${pathname.slice(1)} of the PostgreSQL at ${host}`;
}

/**
 * Checks the settings, opens the database, stores the seed where there is no catalogue, and listens.
 *
 * @throws EnvironmentError, and the errors of the seed where it is needed
 */
export async function serve(
  settings: Settings,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<RunningServer> {
  const config = readServedConfig(environment, settings.configFile);
  const { database, bulkDatabase, close } = await openConfigured(settings);
  try {
    const isFilled = await storeFirstSeed(bulkDatabase, () => {
      const seed = readSeedFiles(settings.seedDirectory);
      checkPoland(config, new Catalogue(seed));
      return seed;
    });
    const prerender = loadPrerender(settings.prerenderFile);
    const logStream = process.stdout.isTTY ? readableLog(process.stdout) : undefined;
    const parts = { database, bulkDatabase, config, prerender, logStream };
    const now = settings.databaseUrl === null ? undefined : await postgresClock(database);
    const app = await buildApp({ ...parts, ...settings, now });
    if (isFilled) app.log.info('The catalogue was filled from the seed.');
    for (const [name, meant] of unknownSettings(environment)) {
      app.log.warn(`${name} is not a setting and is ignored${didYouMean(meant)}`);
    }
    app.log.info(`The database is ${databaseName(settings)}.`);
    try {
      await listen(app, settings);
    } catch (error) {
      // Work in the background has begun before.
      await app.close();
      throw error;
    }
    let stopping: Promise<void> | null = null;
    const stop = () => (stopping ??= app.close().then(close));
    return { app, address: siteAddress(settings.host, app.listeningOrigin, config.basePath), stop };
  } catch (error) {
    await close();
    throw error;
  }
}
