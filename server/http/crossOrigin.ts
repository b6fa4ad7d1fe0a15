import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { ATTRIBUTION_HEADER } from '../../src/contract/attribution';
import { KEY_HEADER } from '../../src/contract/idempotency';
import { REQUEST_ID } from './cachedResponse';

/** How long a browser may remember the answer to a preflight request, in seconds. */
const PREFLIGHT_AGE = 600;

/**
 * Lets pages of `origins` call the API: reads from anywhere, as they are public and cached alike for everybody, and
 * applications from these origins only. Without origins nothing is added.
 */
export async function allowOrigins(
  app: FastifyInstance,
  origins: readonly string[],
): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    delegator: ({ method }, callback) => {
      callback(null, {
        origin: method === 'GET' ? '*' : [...origins],
        methods: ['GET', 'POST'],
        allowedHeaders: ['content-type', 'idempotency-key', ATTRIBUTION_HEADER.toLowerCase()],
        exposedHeaders: [REQUEST_ID, KEY_HEADER],
        maxAge: PREFLIGHT_AGE,
      });
    },
  });
}
