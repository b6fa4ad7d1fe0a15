import type { FastifyReply, FastifyRequest } from 'fastify';
import { CROSS_SITE, refuse } from './refusals';

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** `Sec-Fetch-Site` decides; older browsers send only `Origin`. */
function isCrossSite({ headers, host }: FastifyRequest, allowed: readonly string[]): boolean {
  if (headers.origin !== undefined && allowed.includes(headers.origin)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site';
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
