import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse, TOO_OFTEN } from '../http/answers';

/** A body that the form never sends counts once for each of these bytes begun: what it costs to parse and to check grows with its size. */
const BYTES_OF_A_POST = 4096;

/** The address that a limit counts: of IPv6 the /64 network, which one subscriber has. */
export function addressOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip);
}

/** How much one address may send in a minute. */
export interface AddressLimit {
  /** A hook that counts a request and refuses it over the limit, before its body is read. */
  count: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  /** Counts a body that the form never sends by its size, beyond the once that its request counts. */
  charge: (request: FastifyRequest, bytes: number) => Promise<void>;
}

/** @param perMinute posts of one address; 0 without limit */
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
      return refuse(reply, TOO_OFTEN);
    },
    charge: async (request, bytes) => {
      for (let rest = bytes - BYTES_OF_A_POST; rest > 0; rest -= BYTES_OF_A_POST) {
        await increment(request);
      }
    },
  };
}
