import type { FastifyInstance } from 'fastify';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DEFAULT_SITE_CONFIG } from '../../src/contract/siteConfig';
import { API_PREFIX, type AppParts, buildApp } from '../app';
import type { RecruitmentDatabase } from '../database/tables';
import type { Seed } from '../seed/load/seed';
import { replaceCatalogue } from '../seed/load/storeSeed';
import { TODAY } from './testApplication';
import { createTestDatabase } from './testDatabase';
import { SEED } from './testSeed';

/** The inline script of the test page. */
export const HEAD_SCRIPT = 'document.documentElement.lang = "pl";';
export const STYLE = 'body{margin:0}';

/** Writes a small built site. */
export function writeTestSite(directory: string): void {
  const script = 'console.warn("built")';
  mkdirSync(join(directory, 'assets'), { recursive: true });
  writeFileSync(join(directory, 'assets', 'main.1.js'), script);
  writeFileSync(join(directory, 'assets', 'main.1.js.br'), brotliCompressSync(script));
  writeFileSync(join(directory, 'assets', 'main.1.js.gz'), gzipSync(script));
  writeFileSync(join(directory, 'robots.txt'), 'User-agent: *');
  for (const name of ['manifest.webmanifest', 'measurement.html', 'icon-192.png', 'icon-512.png']) {
    copyFileSync(join(__dirname, '..', '..', 'public', name), join(directory, name));
  }
  const block = '<script type="application/json" id="site-config">{}</script>';
  writeFileSync(
    join(directory, 'assets', 'head.1.js'),
    `${HEAD_SCRIPT}\n//# sourceMappingURL=head.map`,
  );
  writeFileSync(join(directory, 'assets', 'main.1.css'), STYLE);
  const head = '<script data-inline src="/assets/head.1.js" data-texts="texts-pl.1.js"></script>';
  const style = '<link data-inline rel="stylesheet" href="/assets/main.1.css" />';
  const page = `<!doctype html><head><meta charset="utf-8" />${block}${head}${style}<script defer src="/assets/main.1.js"></script></head><body><div id="root"></div></body>`;
  writeFileSync(join(directory, 'index.html'), page);
}

/** A server for `inject`; `close` also removes its database. */
export interface TestServer {
  app: FastifyInstance;
  database: RecruitmentDatabase;
  log: string[];
  close: () => Promise<void>;
}

export async function testServer(
  changes: Partial<AppParts> = {},
  seed: Seed = SEED,
): Promise<TestServer> {
  const place = await createTestDatabase();
  const database = await place.open();
  await replaceCatalogue(database, seed);
  const siteDirectory = join(place.directory, 'dist');
  writeTestSite(siteDirectory);
  const log: string[] = [];
  const app = await buildApp({
    database,
    // The backend shows "My application", as `readServedConfig` says.
    config: { ...DEFAULT_SITE_CONFIG, myApplication: true },
    siteDirectory,
    postsPerMinute: 0,
    keepDays: 0,
    trustProxy: 'loopback',
    logLevel: 'info',
    logStream: { write: (line) => void log.push(line) },
    now: () => new Date(`${TODAY}T10:00:00Z`),
    ...changes,
  });
  const close = async () => {
    await app.close();
    await database.destroy();
    await place.remove();
  };
  return { app, database, log, close };
}

/** A server with its properties replaced by those of a new one before each test or before all. */
function serverBetween(
  [begin, end]: [typeof beforeAll, typeof afterAll],
  changes?: Partial<AppParts>,
): TestServer {
  const server = {} as TestServer;
  begin(async () => {
    Object.assign(server, await testServer(changes));
  });
  end(() => server.close());
  return server;
}

export const serverForEachTest = (changes?: Partial<AppParts>) =>
  serverBetween([beforeEach, afterEach], changes);
export const serverForAllTests = (changes?: Partial<AppParts>) =>
  serverBetween([beforeAll, afterAll], changes);

/** Sends an application, with an `Idempotency-Key` unless it is undefined. */
export function postApplication(
  { app }: Pick<TestServer, 'app'>,
  application: unknown,
  key?: string,
  { headers = {}, ...from }: { headers?: Record<string, string>; remoteAddress?: string } = {},
) {
  return app.inject({
    method: 'POST',
    url: `${API_PREFIX}/kandydaci`,
    payload: application as object,
    headers: { ...(key !== undefined && { 'idempotency-key': key }), ...headers },
    ...from,
  });
}

/** The stored applications. */
export function storedRows({ database }: Pick<TestServer, 'database'>) {
  return database.selectFrom('applications').selectAll().execute();
}
