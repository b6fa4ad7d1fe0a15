import type { FastifyReply, FastifyRequest } from 'fastify';
import { FOREIGN_ORIGIN, refuse } from './answers';

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** What the browser says itself counts most; one that does not say at least names the origin of the page. */
function isForeign({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site';
  return headers.origin !== undefined && hostOf(headers.origin) !== host;
}

/** A hook that refuses what a page of another site sends. Programs other than browsers name no origin and may go on. */
export function refuseForeign(
  request: FastifyRequest,
  reply: FastifyReply,
  done: () => void,
): void {
  if (isForeign(request)) refuse(reply, FOREIGN_ORIGIN);
  else done();
}
