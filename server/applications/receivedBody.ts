import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The body of a request: what it says, and how many bytes said it. */
export interface ReceivedBody {
  json: unknown;
  bytes: number;
}

/**
 * Parses JSON bodies when it is their turn: parsing one of the allowed size takes long enough to count.
 *
 * @param turn resolves when the request may be parsed and checked
 * @param onMalformed called for a body that is no JSON, before it is refused
 */
export function parseInTurn(
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
