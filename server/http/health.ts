import type { FastifyInstance } from 'fastify';
import type { RecruitmentDatabase } from '../database/tables';
import { bodyOfStatus, refuse } from './refusals';
import { withTimeout } from './withTimeout';

/** How long the database may take to answer a probe, in milliseconds: less than the default timeout of most probes. */
const PROBE_TIMEOUT = 900;

const LIVE = ['/health/live', '/livez', '/healthz'];
const READY = ['/health/ready', '/readyz', '/health'];

/** A database without its tables, or with a damaged file, may still answer `select 1`. */
const readRow = (database: RecruitmentDatabase) =>
  database.selectFrom('catalogue').select('version').executeTakeFirstOrThrow();

/**
 * Probes for orchestrators and load balancers: live while the process answers, ready while the database can be read, too.
 * The second address of each list and those after it are the names that other products use.
 */
export function healthRoutes(app: FastifyInstance, database: RecruitmentDatabase): void {
  for (const url of LIVE) {
    app.get(url, { logLevel: 'warn' }, () => ({ status: 'live' }));
  }
  for (const url of READY) {
    app.get(url, { logLevel: 'warn' }, async (request, reply) => {
      try {
        await withTimeout(PROBE_TIMEOUT, readRow(database));
      } catch (err) {
        request.log.warn({ err }, 'not ready');
        return refuse(reply, { status: 503, body: bodyOfStatus(503) });
      }
      return { status: 'ready' };
    });
  }
}
