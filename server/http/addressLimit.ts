import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyOfStatus, refuse } from './refusals';

/** An address with a port, as some proxies write it: "192.0.2.1:1024" or "[2001:db8::1]:1024". */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::\d+)?$/;

/** The address to rate-limit. For IPv6 this is the /64 network, which usually belongs to one subscriber. */
export function addressOf({ ip }: FastifyRequest): string {
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

/** Attempts to open an application that an address has in a minute. */
const ATTEMPTS = 10;

/**
 * A hook that limits the attempts of an address to open applications, together for all routes that have it. Each server
 * counts for itself, in its memory, so that a flood of attempts does not reach the database.
 */
export function limitAttempts(app: FastifyInstance) {
  const count = app.createRateLimit({ max: ATTEMPTS, timeWindow: '1 minute' });
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return undefined;
    return refuseAttempt(reply, counted.ttlInSeconds);
  };
}

/** @param retryAfter seconds until the next attempt is allowed */
export function refuseAttempt(reply: FastifyReply, retryAfter: number): FastifyReply {
  const refusal = { status: 429, body: bodyOfStatus(429) };
  return refuse(reply.header('retry-after', retryAfter), refusal);
}
