import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A response that is compressed once and sent many times. */
export interface CachedResponse {
  type: string;
  /** Hash of the content, for the ETag. */
  hash: string;
  bodies: Readonly<Record<Encoding, Buffer>>;
}

/**
 * The highest quality takes seventy times as long for an eighth fewer bytes. At this one, 50,000 offers take 0.13 s.
 */
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 7,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

/** Compresses `text` in every encoding. */
export async function createCachedResponse(type: string, text: string): Promise<CachedResponse> {
  const identity = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, BROTLI),
    promisify(gzip)(identity),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { type, hash, bodies: { br, gzip: gz, identity } };
}

/** Compresses `content` as JSON in every encoding. */
export function createCachedJson(content: unknown): Promise<CachedResponse> {
  return createCachedResponse('application/json; charset=utf-8', JSON.stringify(content));
}

/** The best encoding the client accepts (`Accept-Encoding`). */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

function isUnchanged(header: string | undefined, etag: string): boolean {
  const known = (header ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

function contentHeaders({ type }: CachedResponse, encoding: Encoding): Record<string, string> {
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  return { 'content-type': type, ...encoded };
}

/** The header with the id of a request in the log. */
export const REQUEST_ID = 'x-request-id';

/** Sends a response that the client may store but must revalidate: 304 when it has not changed. */
export async function sendCacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  created: CachedResponse | Promise<CachedResponse>,
): Promise<FastifyReply> {
  const response = await created;
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const etag = `"${response.hash}-${encoding}"`;
  const caching = { vary: 'accept-encoding', 'cache-control': 'no-cache', etag };
  if (isUnchanged(request.headers['if-none-match'], etag)) {
    return reply.headers(caching).code(304).send();
  }
  reply.headers(caching).headers(contentHeaders(response, encoding));
  return reply.send(response.bodies[encoding]);
}

/** Sends a response that nobody may store. */
export function sendUncacheable(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): FastifyReply {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply.headers({ vary: 'accept-encoding', 'cache-control': 'no-store' });
  return reply.headers(contentHeaders(response, encoding)).send(response.bodies[encoding]);
}
