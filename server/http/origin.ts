import type { FastifyReply, FastifyRequest } from 'fastify';
import { CROSS_SITE, refuse } from './refusals';

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** `Sec-Fetch-Site` decides; older browsers send only `Origin`. */
function isCrossSite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site';
  return headers.origin !== undefined && hostOf(headers.origin) !== host;
}

/** A hook that refuses requests from pages of other sites. Clients other than browsers send neither header and pass. */
export function refuseCrossSite(
  request: FastifyRequest,
  reply: FastifyReply,
  done: () => void,
): void {
  if (isCrossSite(request)) refuse(reply, CROSS_SITE);
  else done();
}
