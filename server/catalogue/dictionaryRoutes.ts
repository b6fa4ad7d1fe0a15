import type { FastifyInstance } from 'fastify';
import { sendPrepared } from '../http/preparedAnswer';
import { DICTIONARIES } from '../seed/load/seedRows';
import type { CatalogueSource } from './catalogueSource';

/** The calls for countries, citizenships and phone prefixes in a language. */
export function dictionaryRoutes(app: FastifyInstance, source: CatalogueSource): void {
  for (const name of ['countries', 'citizenships', 'phonePrefixes'] as const) {
    app.get<{ Querystring: { lang?: unknown } }>(
      `/slowniki/${DICTIONARIES[name]}`,
      async (request, reply) => {
        const catalogue = source.current();
        const lang = catalogue.language(request.query.lang);
        return sendPrepared(
          request,
          reply,
          await catalogue.answer(`${name} ${lang}`, () => catalogue[name](lang)),
        );
      },
    );
  }
}
