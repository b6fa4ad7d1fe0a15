import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** What is logged of an error: its name, code and place in the program. Its message may quote what a candidate typed. */
export function loggedError(error: Error & { code?: unknown }) {
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const message = typeof error.code === 'string' ? error.code : '';
  return { type: error.name, message, stack: places.map((line) => line.trim()).join('\n') };
}

/**
 * Settings of the log, one JSON object a line. Requests and answers are never logged as objects, so that no
 * address, query, header or body gets in.
 *
 * @param level "silent" switches the log off
 * @param stream where lines go instead of standard output
 */
export function logOptions(level: string, stream?: { write: (line: string) => void }) {
  return {
    level,
    serializers: { err: loggedError, req: () => ({}), res: () => ({}) },
    ...(stream === undefined ? {} : { stream }),
  } satisfies FastifyServerOptions['logger'];
}

/** Logs every answer: method, route template, status and milliseconds, nothing else. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info(
      { method, route: routeOptions.url ?? null, status: reply.statusCode, ms },
      'answered',
    );
    done();
  });
}
