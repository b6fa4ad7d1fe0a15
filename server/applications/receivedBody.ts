import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A parsed body and its size. */
export interface ReceivedBody {
  json: unknown;
  bytes: number;
}

/**
 * Delays JSON parsing until `turn` resolves: parsing a body of the maximum size blocks the event loop noticeably.
 *
 * @param turn resolves when the request may be parsed and validated
 * @param onMalformed called for malformed JSON, before the request is refused
 */
export function deferJsonParsing(
  app: FastifyInstance,
  turn: (request: FastifyRequest) => Promise<void>,
  onMalformed: (request: FastifyRequest, bytes: number) => Promise<void>,
): void {
  const parser = app.getDefaultJsonParser('error', 'error');
  const parse = (request: FastifyRequest, text: string) =>
    new Promise<unknown>((resolve, reject) => {
      void parser(request, text, (error, json: unknown) => {
        if (error === null) resolve(json);
        else reject(error);
      });
    });
  const receive = async (request: FastifyRequest, body: Buffer): Promise<ReceivedBody> => {
    await turn(request);
    try {
      return { json: await parse(request, body.toString()), bytes: body.length };
    } catch (error) {
      await onMalformed(request, body.length);
      throw error;
    }
  };
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, receive);
}
