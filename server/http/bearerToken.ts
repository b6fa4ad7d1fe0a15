import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { refuse, UNAUTHORISED } from './refusals';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** A hook that refuses requests without this token. Compares hashes, so that the time says nothing about the token. */
export function requireToken(token: string) {
  const tokenHash = hashOf(token);
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (timingSafeEqual(hashOf(given), tokenHash)) done();
    else refuse(reply.header('www-authenticate', 'Bearer'), UNAUTHORISED);
  };
}
