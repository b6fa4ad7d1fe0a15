import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ATTRIBUTION_HEADER } from '../../src/contract/attribution';
import { KEY_HEADER } from '../../src/contract/idempotency';
import { REQUEST_ID } from './cachedResponse';
import { CROSS_SITE, refuse } from './refusals';

/** The time that a browser may remember the answer to a preflight request, in seconds. */
const PREFLIGHT_AGE = 600;

/**
 * Lets pages of `origins` call the API. Reads are allowed from anywhere, because they are public and cached alike for
 * everybody; applications are allowed from these origins only. Without origins nothing is added.
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

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** `Sec-Fetch-Site` decides; older browsers send only `Origin`. */
function isCrossSite({ headers, host }: FastifyRequest, allowed: readonly string[]): boolean {
  if (headers.origin !== undefined && allowed.includes(headers.origin)) return false;
  const site = headers['sec-fetch-site'];
  // "same-site" is another origin: any other page of the university's domain.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && hostOf(headers.origin) !== host;
}

/**
 * A hook that refuses requests from pages of other sites, except those of the allowed origins. Clients other than
 * browsers send neither header and pass.
 */
export function refuseCrossSite(allowed: readonly string[]) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (isCrossSite(request, allowed)) refuse(reply, CROSS_SITE);
    else done();
  };
}
