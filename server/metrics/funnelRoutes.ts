import type { FastifyInstance } from 'fastify';
import { type FunnelEvent, isFunnelEvent } from '../../src/domain/funnel';
import { perMinute } from '../http/addressLimit';
import { refuseCrossSite } from '../http/crossOrigin';
import { invalidData, refuse } from '../http/refusals';
import type { Metrics } from './metrics';

/** The largest body, in bytes. The events that the site sends at once need less. */
const BODY_LIMIT = 8 * 1024;
const MAX_EVENTS = 50;

/** The events of a body that the site can have sent; null unless it is a list of at most `MAX_EVENTS`. */
function eventsIn(body: string): FunnelEvent[] | null {
  try {
    const given: unknown = JSON.parse(body);
    return Array.isArray(given) && given.length <= MAX_EVENTS ? given.filter(isFunnelEvent) : null;
  } catch {
    return null;
  }
}

/** `countsPerMinute`: requests of one address, 0 without limit; `metrics`: null where nothing is counted. */
interface FunnelParts {
  countsPerMinute: number;
  /** The origins whose pages may send events, besides this one. */
  corsOrigins: readonly string[];
  metrics: Metrics | null;
}

/** `POST zdarzenia`: counts the steps of candidates (docs/configuration.md), apart from the parsers and limits of applications. */
export async function funnelRoutes(
  app: FastifyInstance,
  { countsPerMinute, corsOrigins, metrics }: FunnelParts,
): Promise<void> {
  await app.register((scope, _options, done) => {
    // `sendBeacon` sends JSON as text.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, parsed) =>
      parsed(null, text),
    );
    const options = {
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: perMinute(countsPerMinute) },
      onRequest: refuseCrossSite(corsOrigins),
    };
    scope.post<{ Body: string | undefined }>('/zdarzenia', options, ({ body = '' }, reply) => {
      const events = eventsIn(body);
      if (events === null) return refuse(reply, invalidData([]));
      for (const { event, name } of events) metrics?.steps.inc({ event, name });
      return reply.code(204).header('cache-control', 'no-store').send();
    });
    done();
  });
}
