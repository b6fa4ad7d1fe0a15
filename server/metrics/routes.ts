import type { FastifyInstance } from 'fastify';
import type { EventKind } from '../database/eventKinds';
import type { RecruitmentDatabase } from '../database/tables';
import { requireToken } from '../http/bearerToken';
import { NOT_FOUND, refuse } from '../http/refusals';
import { withTimeout } from '../http/withTimeout';
import type { Metrics } from './metrics';
import { outboxBacklog } from './outboxBacklog';

/** The time that the database may take, in milliseconds: less than the timeout of a scrape. */
const BACKLOG_TIMEOUT = 900;

/** `kinds`: those of the configured channels. */
interface MetricsParts {
  database: RecruitmentDatabase;
  kinds: readonly EventKind[];
  now: () => Date;
}

/**
 * `GET /metrics` for whoever has the token, also while the database is down.
 *
 * @param measured null answers 404: nor is the address a promo link
 */
export function metricsRoute(
  app: FastifyInstance,
  measured: { metrics: Metrics; token: string } | null,
  { database, kinds, now }: MetricsParts,
): void {
  if (measured === null) {
    app.get('/metrics', (_request, reply) => refuse(reply, NOT_FOUND));
    return;
  }
  const { metrics, token } = measured;
  const options = { logLevel: 'warn' as const, onRequest: requireToken(token) };
  app.get('/metrics', options, async (request, reply) => {
    const reading = outboxBacklog(database, kinds, now());
    const backlog = await withTimeout(BACKLOG_TIMEOUT, reading).catch((err: unknown) => {
      request.log.warn({ err }, 'the outbox could not be measured');
      return null;
    });
    return reply.type(metrics.contentType).send(await metrics.text(backlog));
  });
}
