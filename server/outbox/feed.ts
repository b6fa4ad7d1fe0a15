import type { FastifyInstance } from 'fastify';
import { record } from '../database/audit';
import type { RecruitmentDatabase } from '../database/tables';
import { requireToken } from '../http/bearerToken';
import { numberEvents } from './numberEvents';
import { eventsAfter } from './readEvents';

/** Part of the API for other systems of the university, next to that of the form. */
export const FEED = '/api/integracja/zgloszenia';

const DEFAULT_LIMIT = 100;
const MAX_EVENTS = 500;
const LAST_POSITION = 2 ** 31 - 1;

/** `po`: the position after which the page begins; `limit`: the largest number of events. */
interface Query {
  po: number;
  limit: number;
}

const QUERY = {
  type: 'object',
  properties: {
    po: { type: 'integer', minimum: 0, maximum: LAST_POSITION, default: 0 },
    limit: { type: 'integer', minimum: 1, maximum: MAX_EVENTS, default: DEFAULT_LIMIT },
  },
};

/**
 * `GET zgloszenia?po=POSITION&limit=N`: the events of the outbox, oldest first, for whoever has the token
 * (docs/integration.md). What is read is recorded in the table `audit`.
 */
export function feedRoutes(
  app: FastifyInstance,
  database: RecruitmentDatabase,
  token: string,
): void {
  const options = { schema: { querystring: QUERY }, onRequest: requireToken(token) };
  app.get<{ Querystring: Query }>(FEED, options, async (request, reply) => {
    const { po, limit } = request.query;
    await numberEvents(database);
    const { events, last } = await eventsAfter(database, po, limit);
    // Relative to this page.
    const next = last === null ? null : `?po=${last}&limit=${limit}`;
    if (events.length > 0) await record(database, 'read', events.length, 'feed');
    return reply.send({ events, next });
  });
}
