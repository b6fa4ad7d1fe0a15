import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse, TOO_MANY_REQUESTS } from '../http/refusals';

/** An address with a port, as some proxies write it: "192.0.2.1:1024" or "[2001:db8::1]:1024". */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::\d+)?$/;

/** The address to rate-limit. For IPv6 this is the /64 network, which usually belongs to one subscriber. */
export function addressOf({ ip }: FastifyRequest): string {
  const { v4, v6 } = WITH_PORT.exec(ip)?.groups ?? {};
  return normalizeIP(v4 ?? v6 ?? ip);
}

/**
 * An `onRequest` hook that counts the requests of each address, and answers 429 over the limit before the body is read.
 *
 * @param perMinute requests per address and minute; 0 means no limit
 */
export function addressLimit(app: FastifyInstance, perMinute: number) {
  const increment =
    perMinute > 0 &&
    app.createRateLimit({ max: perMinute, timeWindow: 60_000, keyGenerator: addressOf });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!increment) return undefined;
    const state = await increment(request);
    if (state.isAllowed || !state.isExceeded) return undefined;
    reply.header('retry-after', state.ttlInSeconds);
    return refuse(reply, TOO_MANY_REQUESTS);
  };
}
