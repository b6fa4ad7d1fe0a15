import fastify, { type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import { REQUEST_ID } from './cachedResponse';
import { handleError } from './errorHandler';
import { logOptions, logResponses } from './logging';
import { NOT_FOUND, refuse } from './refusals';

/** The time that a request may take to arrive, in milliseconds: long enough for a slow connection. */
const REQUEST_TIMEOUT = 60_000;

/**
 * The time that a connection may stay open without traffic, in milliseconds: ends a connection whose client does not
 * read its response. Longer than the form waits for one (30 s).
 */
const IDLE_TIMEOUT = 40_000;

/** The time after which a closing server cuts what is still open, in milliseconds: longer than a response takes. */
const CLOSE_TIMEOUT = 20_000;

/**
 * - `basePath`: "/" or "/x/"; `headers`: those of every response
 * - `trustProxy`: proxies whose `X-Forwarded-For` is trusted
 * - `idleTimeout`: how long a connection may be idle, in milliseconds
 * - `closeTimeout`: how long connections may stay open once the server closes, in milliseconds
 * - `logStream`: where the log goes instead of standard output
 */
export interface ServerOptions {
  basePath: string;
  headers: Readonly<Record<string, string>>;
  trustProxy: string;
  logLevel: string;
  idleTimeout?: number | undefined;
  closeTimeout?: number | undefined;
  logStream?: { write: (line: string) => void } | undefined;
}

/**
 * The URL as the routes know it: without the base path, under which everything is served as well, and "/" for a URL
 * that is not properly encoded, as a promo link may be.
 *
 * @param url path and query of the request
 */
export function stripBasePath(url: string, basePath: string): string {
  const stripped = url.startsWith(basePath) ? `/${url.slice(basePath.length)}` : url;
  try {
    decodeURI(stripped);
    return stripped;
  } catch {
    return stripped.startsWith('/api/') || stripped.startsWith('/assets/') ? '/api/' : '/';
  }
}

/**
 * Adds headers to every response, `no-store` unless the route says otherwise, and the id under which the request is
 * logged. Ids that clients and proxies send are ignored: they could repeat an id of another request, or put personal
 * data into the log.
 */
function addHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  const all = { ...headers, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(all).header(REQUEST_ID, request.id);
    done();
  });
}

/**
 * Says once when requests come through a proxy that is not trusted: all candidates behind it share the limits of one
 * address.
 */
function nameUntrustedProxy(app: FastifyInstance): void {
  let isNamed = false;
  app.addHook('onRequest', ({ headers, ips }, _reply, done) => {
    if (!isNamed && 'x-forwarded-for' in headers && ips?.length === 1) {
      isNamed = true;
      app.log.warn('X-Forwarded-For came from an address that TRUST_PROXY does not list.');
    }
    done();
  });
}

/**
 * While the server closes, a connection ends with its response, because one that is kept alive would hold the server
 * open. A connection whose request never arrives is cut at last.
 */
function endConnectionsOnClose(app: FastifyInstance, timeout: number): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    const cut = setTimeout(() => app.server.closeAllConnections(), timeout);
    app.server.once('close', () => clearTimeout(cut));
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}

/** Creates the server without routes: limits, log, headers and error responses. */
export function createServer(options: ServerOptions): FastifyInstance {
  const { basePath, headers, trustProxy, logLevel, logStream } = options;
  const app = fastify({
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: options.idleTimeout ?? IDLE_TIMEOUT,
    logger: logOptions(logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy,
    rewriteUrl: ({ url }) => stripBasePath(url ?? '/', basePath),
    routerOptions: { maxParamLength: 16 * 1024 },
  });
  app.removeContentTypeParser('text/plain');
  addHeaders(app, headers);
  nameUntrustedProxy(app);
  logResponses(app);
  endConnectionsOnClose(app, options.closeTimeout ?? CLOSE_TIMEOUT);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_request, reply) => refuse(reply, NOT_FOUND));
  return app;
}
