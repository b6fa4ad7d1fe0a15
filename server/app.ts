import type { FastifyInstance } from 'fastify';
import type { SiteConfig } from '../src/contract/siteConfig';
import { deleteOldApplicationsDaily } from './applications/retention';
import { applicationRoutes } from './applications/routes';
import { CatalogueSource } from './catalogue/catalogueSource';
import { catalogueRoutes } from './catalogue/routes';
import { mailChannel, type MailServer } from './confirmation/mailChannel';
import { CONFIRMATION, SAVED } from './database/eventKinds';
import type { RecruitmentDatabase } from './database/tables';
import { limitAddresses } from './http/addressLimit';
import { createCachedJson, sendCacheable } from './http/cachedResponse';
import { createServer, type ServerOptions } from './http/createServer';
import { allowOrigins } from './http/crossOrigin';
import { healthRoutes } from './http/health';
import type { Prerender } from './http/prerenderedPage';
import { securityHeaders } from './http/securityHeaders';
import { readSite, serveSite } from './http/site';
import { Metrics } from './metrics/metrics';
import { metricsRoute } from './metrics/routes';
import { myApplicationRoutes } from './myApplication/routes';
import { stateRoute } from './myApplication/stateRoute';
import openApi from './openapi/openapi.json';
import type { Channel } from './outbox/deliverDue';
import { feedRoutes } from './outbox/feed';
import { type Webhook, webhookChannel } from './outbox/postWebhook';
import { runOutbox } from './outbox/runOutbox';
import { postcodeRoutes } from './postcodes/routes';
import { checkPoland, usesOwnBackend } from './siteConfiguration';

/** The default `apiBase` without its last slash. */
export const API_PREFIX = '/api/rekrutacja';

/**
 * The dependencies and settings of the server, besides `ServerOptions`.
 *
 * - `bulkDatabase`: the database for work on many rows (`openForBulkWork`), `database` by default
 * - `siteDirectory`: the built site; `prerender`: renders the first screen into its page
 * - `postsPerMinute`: per address; 0 without limit
 * - `saveTimeout`: how long an application waits for the database, in milliseconds
 * - `keepDays`: after which applications are deleted, 0 never
 * - `corsOrigins`: of sites on other origins that use this backend
 * - `metricsToken`: opens `/metrics`; nothing is measured without it
 * - `webhook`: where events are posted; `mail`: sends mails, with links to the site at `siteUrl`; `integrationToken`:
 *   opens the feed of events; nothing without them
 */
export interface AppParts extends Omit<ServerOptions, 'basePath' | 'headers'> {
  database: RecruitmentDatabase;
  bulkDatabase?: RecruitmentDatabase;
  config: SiteConfig;
  siteDirectory: string;
  prerender?: Prerender | null;
  postsPerMinute: number;
  saveTimeout?: number;
  keepDays: number;
  corsOrigins?: readonly string[];
  webhook?: Webhook | null;
  mail?: MailServer | null;
  siteUrl?: string | null;
  integrationToken?: string | null;
  metricsToken?: string | null;
  now?: (() => Date) | undefined;
}

/** The configured ways to send events on. */
function channelsOf(parts: AppParts): Channel[] {
  const { database, config, webhook = null, mail = null } = parts;
  const siteUrl = config.myApplication ? (parts.siteUrl ?? null) : null;
  const channels: Channel[] = [];
  if (webhook !== null) channels.push(webhookChannel(webhook));
  if (mail !== null) channels.push(mailChannel(database, mail, { ...config, siteUrl }));
  return channels;
}

/**
 * Builds the server, ready to listen. Closing it answers pending requests first; the caller closes the database.
 *
 * @throws EnvironmentError when the site configuration contradicts the dictionaries
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, metricsToken = null } = parts;
  const measured = metricsToken === null ? null : { metrics: new Metrics(), token: metricsToken };
  const metrics = measured?.metrics ?? null;
  const site = readSite(parts.siteDirectory);
  const headers = securityHeaders(config, site?.hashes);
  const app = createServer({ ...parts, headers, basePath: config.basePath });
  if (metrics !== null) app.addHook('onResponse', metrics.countResponse);

  const now = parts.now ?? (() => new Date());
  const source = await CatalogueSource.open({
    database,
    onError: (err) => app.log.error({ err }, 'the catalogue could not be read'),
    now,
  });
  checkPoland(config, source.current());
  await limitAddresses(app);
  const bulkDatabase = parts.bulkDatabase ?? database;
  deleteOldApplicationsDaily(app, { database: bulkDatabase, days: parts.keepDays, now });
  const { mail = null, integrationToken = null } = parts;
  const channels = channelsOf(parts);
  const outboxes = channels.map((channel) =>
    runOutbox(app, { database, channel, now, random: Math.random }),
  );
  const onSaved = () => {
    for (const { wake } of outboxes) wake();
  };
  const notifies = mail !== null;
  if (integrationToken !== null) {
    feedRoutes(app, database, integrationToken);
    stateRoute(app, { database, token: integrationToken, notifies, now, onSaved });
  }
  healthRoutes(app, database);
  metricsRoute(app, measured, {
    database,
    kinds: channels.flatMap(({ kinds }) => kinds),
    now,
  });
  await app.register(
    async (api) => {
      await allowOrigins(api, parts.corsOrigins ?? []);
      catalogueRoutes(api, source);
      postcodeRoutes(api, database);
      const contract = await createCachedJson(openApi);
      api.get('/openapi.json', (request, reply) => sendCacheable(request, reply, contract));
      if (config.myApplication) {
        myApplicationRoutes(api, {
          database,
          source,
          isLimited: parts.postsPerMinute > 0,
          notifies,
          now,
          onSaved,
        });
      }
      applicationRoutes(api, {
        ...parts,
        database,
        source,
        poland: config.poland,
        now,
        metrics,
        eventKinds: mail === null ? [SAVED] : [SAVED, CONFIRMATION],
        onSaved,
      });
    },
    { prefix: API_PREFIX },
  );
  await serveSite(app, {
    site,
    config,
    prerender: usesOwnBackend(config) ? (parts.prerender ?? null) : null,
    offers: () => source.openOffers().list,
  });
  return app;
}
