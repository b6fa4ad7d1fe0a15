import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse, TOO_MANY_REQUESTS } from '../http/refusals';

/**
 * A body that the form would never send counts once per started block of this many bytes: the cost of parsing and
 * validating grows with size.
 */
const BYTES_OF_A_POST = 4096;

/** The address to rate-limit. For IPv6 this is the /64 network, which usually belongs to one subscriber. */
export function addressOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip);
}

/** Rate limit for the requests of one address. */
export interface AddressLimit {
  /** `onRequest` hook: counts the request and answers 429 over the limit, before the body is read. */
  count: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  /** Counts a body that the form would never send again, by its size. */
  charge: (request: FastifyRequest, bytes: number) => Promise<void>;
}

/** @param perMinute requests per address and minute; 0 means no limit */
export function addressLimit(app: FastifyInstance, perMinute: number): AddressLimit {
  if (perMinute === 0) {
    return { count: () => Promise.resolve(undefined), charge: () => Promise.resolve() };
  }
  const increment = app.createRateLimit({ max: perMinute, timeWindow: 60_000 });
  return {
    count: async (request, reply) => {
      const state = await increment(request);
      if (state.isAllowed || !state.isExceeded) return undefined;
      reply.header('retry-after', state.ttlInSeconds);
      return refuse(reply, TOO_MANY_REQUESTS);
    },
    charge: async (request, bytes) => {
      for (let rest = bytes - BYTES_OF_A_POST; rest > 0; rest -= BYTES_OF_A_POST) {
        await increment(request);
      }
    },
  };
}
