import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isTransientError } from '../database/errors';
import { bodyOfStatus, codeOf } from './refusals';

/** `Retry-After` of a 503, in seconds. */
const RETRY_AFTER = '5';

function statusOf(error: FastifyError): number {
  const { statusCode } = error;
  // @fastify/static forbids dotfiles; they count as missing.
  if (statusCode === 403) return 404;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return statusCode;
  return statusCode === 503 || isTransientError(error) ? 503 : 500;
}

/**
 * Handles a failed request. A client error gets its status and a `kod`; a server error only a `kod` and the `id` of its
 * line in the log.
 */
export function handleError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = statusOf(error);
  reply.code(status).header('cache-control', 'no-store');
  if (status < 500) {
    return reply.send(bodyOfStatus(status));
  }
  request.log.error({ err: error }, 'failed');
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  return reply.send({ kod: codeOf(status), id: request.id });
}
