import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import pretty from 'pino-pretty';

/** Logs the name, code and stack of an error, but not its message, which may quote what a candidate typed. */
export function serializeError(error: Error & { code?: unknown }) {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const message = typeof error.code === 'string' ? error.code : '';
  return { type: error.name, message, stack: frames.map((line) => line.trim()).join('\n') };
}

/**
 * Options of the logger, which writes JSON lines. Requests and responses are never logged as objects, so that no URL,
 * query, header or body gets in.
 *
 * @param level "silent" switches the log off
 * @param stream receives the lines instead of standard output
 */
export function logOptions(level: string, stream?: { write: (line: string) => void }) {
  return {
    level,
    serializers: { err: serializeError, req: () => ({}), res: () => ({}) },
    ...(stream === undefined ? {} : { stream }),
  } satisfies FastifyServerOptions['logger'];
}

/** Writes the lines of the log for people, to a terminal; anywhere else they are JSON, for programs. */
export function readableLog(terminal: NodeJS.WritableStream): { write: (line: string) => void } {
  return pretty({
    destination: terminal,
    ignore: 'pid,hostname,reqId',
    translateTime: 'SYS:HH:MM:ss',
    singleLine: true,
    sync: true,
  });
}

/** Logs every response: method, template of the route (null where there is none), status and milliseconds. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    const ms = Math.round(elapsedTime * 10) / 10;
    request.log.info({ method, route: routeOptions.url ?? null, status, ms }, 'answered');
    done();
  });
}
