import type { FastifyInstance } from 'fastify';
import { createCachedResponse, sendCacheable } from '../http/cachedResponse';
import document from './openapi.json';

/** `GET openapi.json`: the contract as OpenAPI, written by `npm run openapi`. */
export async function openApiRoutes(app: FastifyInstance): Promise<void> {
  const type = 'application/json; charset=utf-8';
  const response = await createCachedResponse(type, JSON.stringify(document));
  app.get('/openapi.json', (request, reply) => sendCacheable(request, reply, response));
}
