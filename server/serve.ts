import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { openDatabase } from './database/openDatabase';
import type { Settings } from './environment';
import { loadFirstScreen } from './http/firstScreen';
import { readSeedFiles } from './seeding/seedFiles';
import { storeSeed } from './seeding/storeSeed';
import { readSiteConfig, unknownSettings } from './siteConfiguration';

/** A running server. `stop` answers what was taken, closes the database and may be called again. */
export interface RunningServer {
  app: FastifyInstance;
  stop: () => Promise<void>;
}

/**
 * Checks the settings and the seed, opens the database, stores the seed where it has changed, and listens.
 *
 * @throws EnvironmentError and the errors of the files, before anything is opened
 */
export async function serve(
  settings: Settings,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<RunningServer> {
  const config = readSiteConfig(environment, settings.configFile);
  const seed = readSeedFiles(settings.seedDirectory);
  const database = await openDatabase({
    url: settings.databaseUrl,
    directory: settings.dataDirectory,
  });
  try {
    const reseeded = await storeSeed(database, seed);
    const renderFirstScreen = loadFirstScreen(settings.firstScreenFile);
    const app = await buildApp({ database, config, renderFirstScreen, ...settings });
    if (reseeded) app.log.info('The catalogue was filled from the seed.');
    for (const name of unknownSettings(environment)) {
      app.log.warn(`${name} is not a setting and is ignored.`);
    }
    await app.listen({ port: settings.port, host: settings.host });
    let stopping: Promise<void> | null = null;
    const stop = () => (stopping ??= app.close().then(() => database.destroy()));
    return { app, stop };
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
