import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';

/** What is logged of an error: its name, code and place in the program. Its message may quote what a candidate typed. */
export function loggedError(error: Error & { code?: unknown }) {
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const message = typeof error.code === 'string' ? error.code : '';
  return { type: error.name, message, stack: places.map((line) => line.trim()).join('\n') };
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
    serializers: { err: loggedError, req: () => ({}), res: () => ({}) },
    ...(stream === undefined ? {} : { stream }),
  } satisfies FastifyServerOptions['logger'];
}

/** What is logged of an answer, and nothing else; `ms` milliseconds. */
interface Answered {
  reqId?: string;
  method: string;
  /** Template of the route, null where there is none. */
  route: string | null;
  status: number;
  ms: number;
}

export function logAnswer(log: FastifyBaseLogger, answered: Answered): void {
  log.info({ ...answered, ms: Math.round(answered.ms * 10) / 10 }, 'answered');
}

/** Logs every answer. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    logAnswer(request.log, { method, route: routeOptions.url ?? null, status, ms });
    done();
  });
}
