import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { QueueFullError } from '../applications/writeQueue';
import { isPassingFault } from '../database/faults';
import { codeBody, codeOf } from './answers';
import { TooSlowError } from './within';

/** Seconds until a fault of ours may have passed, and until what waits of one address has been answered. */
const RETRY_AFTER = '5';
const SOON = '1';

function statusOf(error: FastifyError): number {
  const { statusCode } = error;
  // Where no file may be, there is none.
  if (statusCode === 403) return 404;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return statusCode;
  const isBusy = error instanceof QueueFullError || error instanceof TooSlowError;
  return isBusy || isPassingFault(error) ? 503 : 500;
}

/**
 * Answers a failed request. What the client did wrong gets its status and a `kod`; a fault of ours says nothing but
 * `kod` and the `id` under which it stands in the log.
 */
export function answerFault(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = statusOf(error);
  reply.code(status).header('cache-control', 'no-store');
  if (status === 429) reply.header('retry-after', SOON);
  if (status < 500) {
    return reply.send(codeBody(status));
  }
  request.log.error({ err: error }, 'failed');
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  return reply.send({ kod: codeOf(status), id: request.id });
}
