import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** An address with a port, as some proxies write it: "192.0.2.1:1024" or "[2001:db8::1]:1024". */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::\d+)?$/;

/** The address to rate-limit. For IPv6 this is the /64 network, which usually belongs to one subscriber. */
function addressOf({ ip }: FastifyRequest): string {
  const { v4, v6 } = WITH_PORT.exec(ip)?.groups ?? {};
  return normalizeIP(v4 ?? v6 ?? ip);
}

/** Lets routes limit the requests of each address with `config: { rateLimit: perMinute(…) }`. */
export async function limitAddresses(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    keyGenerator: addressOf,
  });
}

/**
 * The limit of a route, counted before the body is read.
 *
 * @param max requests of an address per minute; 0 means no limit
 */
export function perMinute(max: number): { max: number } | false {
  return max > 0 && { max };
}
