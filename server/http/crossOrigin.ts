import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { ATTRIBUTION_HEADER } from '../../src/contract/attribution';
import { KEY_HEADER } from '../../src/contract/idempotency';
import { REQUEST_ID } from './cachedResponse';

/** The time that a browser may remember the answer to a preflight request, in seconds. */
const PREFLIGHT_AGE = 600;

/**
 * Lets pages of `origins` call the API. Reads are allowed from anywhere, because they are public and cached alike for
 * everybody; applications are allowed from these origins only: every other body than JSON is refused, and a browser asks
 * before it sends JSON to another origin. Without origins nothing is added.
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
        allowedHeaders: [
          'content-type',
          KEY_HEADER.toLowerCase(),
          ATTRIBUTION_HEADER.toLowerCase(),
        ],
        exposedHeaders: [REQUEST_ID, KEY_HEADER, 'Retry-After'],
        maxAge: PREFLIGHT_AGE,
      });
    },
  });
}
