import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { DEFAULT_SITE_CONFIG, type SiteConfig } from '../src/contract/siteConfig';
import { oversizedRecruitments } from './applications/bodySize';
import { deleteOldApplicationsDaily } from './applications/retention';
import { applicationRoutes } from './applications/routes';
import { dictionaryRoutes } from './catalogue/dictionaryRoutes';
import { catalogueRoutes } from './catalogue/routes';
import { CatalogueSource } from './catalogue/catalogueSource';
import type { RecruitmentDatabase } from './database/openDatabase';
import { NOT_FOUND, refuse } from './http/answers';
import { answerMalformed, answerWhatNodeWould, mostConnections } from './http/connections';
import { answerFault } from './http/faults';
import type { RenderFirstScreen } from './http/firstScreen';

import { logAnswers, logOptions } from './http/logging';
import { addSecurityHeaders, securityHeaders } from './http/securityHeaders';
import { addShortcut } from './http/shortcut';
import { readSite, serveSite } from './http/site';
import { rewrittenAddress } from './http/rewrittenAddress';
import { postcodeRoutes } from './postcodes/routes';
import { checkPoland } from './siteConfiguration';

/** The default `apiBase` without its last slash. */
export const API_PREFIX = '/api/rekrutacja';

const BODY_LIMIT = 64 * 1024;

/** How long a request may take to arrive, in milliseconds: a train is slow, whoever keeps a connection busy is slower. */
const REQUEST_TIMEOUT = 60_000;

/**
 * How long a connection may stay open without a byte going either way, in milliseconds: whoever does not read an answer
 * ends here. Longer than the form waits for an answer (30 s).
 */
const IDLE_TIMEOUT = 40_000;

/** What of it is left for what a candidate types. */
const TYPED = 16 * 1024;

/**
 * What the server is composed of, besides `ServerOptions`.
 *
 * - `bulkDatabase`: the database for work on many rows (`openForBulkWork`), `database` by default
 * - `siteDirectory`: the built site; `prerender`: renders the first screen into its page
 * - `postsPerMinute`: per address, `postsPerPerson`: per person and minute; 0 without limit
 * - `saveTimeout`: how long an application waits for the database, in milliseconds
 * - `keepDays`: after which applications are deleted, 0 never; `deletePercent`: the largest share of all applications
 *   that is deleted at a time, where they are over 100
 */
export interface AppParts {
  database: RecruitmentDatabase;
  bulkDatabase?: RecruitmentDatabase;
  config: SiteConfig;
  siteDirectory: string;
  renderFirstScreen?: RenderFirstScreen | null;
  postsPerMinute: number;
  postsPerPerson: number;
  patience?: number;
  keepDays: number;
  deletePercent: number;
  trustProxy: string;
  logLevel: string;
  idleTimeout?: number;
  connections?: number;
  logStream?: { write: (line: string) => void };
  now?: () => Date;
}

function createServer(
  { config, logLevel, logStream, trustProxy, idleTimeout = IDLE_TIMEOUT }: AppParts,
  headers: Readonly<Record<string, string>>,
): FastifyInstance {
  return fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: idleTimeout,
    clientErrorHandler: answerMalformed(headers),
    // Answered with our headers (server/http/connections.ts).
    http: { requireHostHeader: false },
    logger: logOptions(logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy,
    rewriteUrl: ({ url }) => rewrittenAddress(url ?? '/', config.basePath),
    routerOptions: { maxParamLength: 16 * 1024 },
  });
}

/** While the server closes, a connection ends with its answer: kept alive, it would hold the server open. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}

/**
 * Builds the server, ready to listen. Closing it first answers what it received; closing the database is up to the
 * caller.
 *
 * @throws EnvironmentError when the site configuration contradicts the dictionaries
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, config } = parts;
  const site = readSite(parts.siteDirectory);
  const headers = securityHeaders(config, site?.hashes);
  const app = createServer(parts, headers);
  app.server.maxConnections = parts.connections ?? mostConnections();
  app.removeContentTypeParser('text/plain');
  addSecurityHeaders(app, headers);
  logAnswers(app);
  answerWhatNodeWould(app, headers);
  endConnectionsOnClose(app);
  app.setErrorHandler(answerFault);
  app.setNotFoundHandler((_request, reply) => refuse(reply, NOT_FOUND));

  const source = await CatalogueSource.open(database, (err) =>
    app.log.error({ err }, 'the catalogue was not read'),
  );
  // Another backend has other offers and dictionaries.
  const isOwnBackend = config.apiBase === DEFAULT_SITE_CONFIG.apiBase;
  if (isOwnBackend) checkPoland(config, source.current());
  for (const recruitment of oversizedRecruitments(source.current(), BODY_LIMIT - TYPED)) {
    app.log.warn(
      { recruitment },
      'with its consents and questions an application could be too large',
    );
  }
  await app.register(rateLimit, { global: false });
  const now = parts.now ?? (() => new Date());
  const retention = { days: parts.keepDays, percent: parts.deletePercent };
  deleteOldApplicationsDaily(app, { database: parts.bulkDatabase ?? database, retention, now });
  await app.register(
    (api, _options, done) => {
      catalogueRoutes(api, source);
      dictionaryRoutes(api, source);
      postcodeRoutes(api, database);
      applicationRoutes(api, {
        database,
        source,
        poland: config.poland,
        now,
        perMinute: parts.postsPerMinute,
        perPerson: parts.postsPerPerson,
        patience: parts.patience,
      });
      done();
    },
    { prefix: API_PREFIX },
  );
  await serveSite(app, {
    site,
    config,
    renderFirstScreen: isOwnBackend ? (parts.renderFirstScreen ?? null) : null,
    offers: () => source.current().offers,
  });
  addShortcut(app, {
    route: `${API_PREFIX}/dks`,
    basePath: config.basePath,
    headers,
    answer: () => source.current().answerAtHand('dks'),
  });
  return app;
}
