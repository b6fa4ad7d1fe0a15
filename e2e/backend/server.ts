import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend as startProcess } from '../../server/testing/startBackend';

/** A running backend with a database of its own. */
export interface Backend {
  /** The address of the site, with a slash at the end. */
  url: string;
  /** The file of the embedded database. */
  databasePath: string;
  /** Everything it has logged so far. */
  log: () => string;
  /** Stops it with SIGTERM, as a host does, and removes its data. */
  stop: () => Promise<void>;
}

/**
 * Starts the built backend with an empty, temporary data directory.
 *
 * @param environment settings besides HOST, PORT and DATA_DIR
 * @throws Error with the backend's output when it does not respond in time
 */
export async function startBackend(environment: NodeJS.ProcessEnv = {}): Promise<Backend> {
  const directory = mkdtempSync(path.join(tmpdir(), 'rekrutacja-'));
  const { url, output, end } = await startProcess({
    ...environment,
    DATA_DIR: directory,
  });
  return {
    url,
    databasePath: path.join(directory, 'rekrutacja.db'),
    log: output,
    stop: async () => {
      await end('SIGTERM');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
